-- All members' cash; the planner inlines it. The owner is text, as in the accounts.
CREATE OR REPLACE FUNCTION ledger.member_cash() RETURNS TABLE (member text, currency text, balance bigint)
LANGUAGE sql STABLE
AS $$
  SELECT a.owner_id, a.currency, b.balance
  FROM ledger.accounts AS a JOIN ledger.balances AS b ON b.account = a.id
  WHERE a.owner_type = 'member' AND a.purpose = 'cash'
$$;
