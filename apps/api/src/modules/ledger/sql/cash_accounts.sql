-- Members' cash accounts, many at once.
CREATE OR REPLACE FUNCTION ledger.cash_accounts(members bigint[])
RETURNS TABLE (member_id bigint, currency text, account bigint)
LANGUAGE sql STABLE
AS $$
  SELECT a.owner_id::bigint, a.currency, a.id
  FROM ledger.accounts AS a
  WHERE a.owner_type = 'member' AND a.purpose = 'cash' AND a.owner_id = ANY (members::text[])
$$;
