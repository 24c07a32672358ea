-- All members' balances by purpose; the planner inlines it.
CREATE OR REPLACE FUNCTION ledger.member_balances() RETURNS TABLE (member_id bigint, purpose text, currency text, balance bigint)
LANGUAGE sql STABLE
AS $$
  SELECT a.owner_id::bigint, a.purpose, a.currency, b.balance
  FROM ledger.accounts AS a JOIN ledger.balances AS b ON b.account = a.id
  WHERE a.owner_type = 'member'
$$;
