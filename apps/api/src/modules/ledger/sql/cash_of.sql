-- Members' cash balances.
CREATE OR REPLACE FUNCTION ledger.cash_of(members bigint[]) RETURNS TABLE (member_id bigint, currency text, balance bigint)
LANGUAGE sql STABLE
AS $$
  SELECT c.member_id, c.currency, b.balance
  FROM ledger.cash_accounts(members) AS c JOIN ledger.balances AS b ON b.account = c.account
$$;
