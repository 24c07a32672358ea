-- The rounds an account's movements belong to since a time.
CREATE OR REPLACE FUNCTION ledger.rounds_moved(account bigint, since timestamptz) RETURNS SETOF bigint
LANGUAGE sql STABLE
SET enable_seqscan = off
SET jit = off
AS $$
  SELECT j.reference_id::bigint FROM ledger.journal AS j
  WHERE j.debit = account AND j.debit > 0 AND j.at >= since AND j.reference_type = 'round'
  UNION
  SELECT j.reference_id::bigint FROM ledger.journal AS j
  WHERE j.credit = account AND j.credit > 0 AND j.at >= since AND j.reference_type = 'round'
$$;

REVOKE ALL ON FUNCTION ledger.rounds_moved FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.rounds_moved TO champa_app;
