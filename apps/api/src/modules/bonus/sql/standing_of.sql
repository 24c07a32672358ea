-- Locks the bonus account; the caller has locked the cash account.
CREATE OR REPLACE FUNCTION bonus.standing_of(member_id bigint, at timestamptz) RETURNS bonus.standing
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
DECLARE
  found bonus.standing;
BEGIN
  SELECT h.cash, h.account, b.id, b.expires_at > at, b.max_stake, b.contributions, b.bonus_first
  INTO found.cash, found.account, found.id, found.usable, found.max_stake, found.contributions, found.bonus_first
  FROM bonus.holder AS h
  LEFT JOIN bonus.bonus AS b ON b.id = h.active
  WHERE h.member_id = member_id;

  SELECT sum(l.balance) FILTER (WHERE l.account = found.account), sum(l.version) INTO found.funds, found.version
  FROM ledger.lock_accounts(ARRAY[found.cash, found.account]) AS l;
  RETURN found;
END
$$;

REVOKE ALL ON FUNCTION bonus.standing_of FROM PUBLIC;
