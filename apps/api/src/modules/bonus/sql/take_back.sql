-- A corrected result takes back what it paid: of a bet that a bonus paid in part also the bonus's part of the win, as
-- far as the bonus is still being wagered and still has it. The house bears what is gone, as with cash.
--
-- Takes a part of a win out of the bonus that received it, back to where it came from. The caller has locked the
-- member's cash account. Returns the amount taken.
CREATE OR REPLACE FUNCTION bonus.take_back(
  member_id bigint, wanted bigint, source text, key bigint, round_id bigint, credit bigint, at timestamptz
) RETURNS bigint
LANGUAGE plpgsql
SET search_path = pg_catalog, bonus
AS $$
#variable_conflict use_variable
DECLARE
  account bigint;
  there bigint;
BEGIN
  SELECT h.account INTO account FROM holder AS h WHERE h.member_id = member_id;
  SELECT least(wanted, l.balance) INTO there FROM ledger.lock_accounts(ARRAY[account]) AS l;
  IF coalesce(there, 0) <= 0 THEN
    RETURN 0;
  END IF;
  IF (SELECT o.status FROM ledger.post_batch(ARRAY[ledger.new_movement(
    source => source || ':bonus',
    key => key::text,
    kind => 'win_reversed',
    debit => account,
    credit => credit,
    amount => there,
    reference_type => 'round',
    reference_id => round_id::text,
    actor => source
  )], at) AS o) <> 'posted'
  THEN
    RAISE EXCEPTION 'win % cannot be taken back from a bonus', key USING ERRCODE = 'data_corrupted';
  END IF;
  RETURN there;
END
$$;

REVOKE ALL ON FUNCTION bonus.take_back FROM PUBLIC;
