-- The balance of any account: stored where it is guarded, else the checkpoint and every movement since.
CREATE OR REPLACE FUNCTION ledger.balance(account bigint) RETURNS numeric
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = pg_catalog, ledger
SET enable_seqscan = off
SET jit = off
AS $$
  SELECT coalesce(b.balance, coalesce(c.balance, 0) + (
    SELECT coalesce(sum(CASE WHEN j.credit = a.id THEN j.amount ELSE -j.amount END), 0)
    FROM journal AS j, rolled_up AS r
    WHERE j.id > r.up_to AND (j.debit = a.id OR j.credit = a.id)
  ))
  FROM accounts AS a
  LEFT JOIN balances AS b ON b.account = a.id
  LEFT JOIN checkpoints AS c ON c.account = a.id
  WHERE a.id = balance.account
$$;

REVOKE ALL ON FUNCTION ledger.balance FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.balance TO champa_app;
