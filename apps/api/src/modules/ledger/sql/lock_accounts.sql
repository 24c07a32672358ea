-- Locks guarded accounts until the transaction ends, in ID order, and returns their balances. For a caller that must
-- check its own tables (is the bet rolled back? is the round closed?) while no other transaction moves the account,
-- before it posts.
CREATE OR REPLACE FUNCTION ledger.lock_accounts(ids bigint[]) RETURNS TABLE (account bigint, balance bigint, version bigint)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
SET enable_seqscan = off
SET jit = off
SET plan_cache_mode = force_generic_plan
AS $$
BEGIN
  RETURN QUERY
    SELECT b.account, b.balance, b.version
    FROM balances AS b
    WHERE b.account = ANY (ids)
    ORDER BY b.account
    FOR NO KEY UPDATE;
END
$$;

REVOKE ALL ON FUNCTION ledger.lock_accounts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.lock_accounts TO champa_app;
