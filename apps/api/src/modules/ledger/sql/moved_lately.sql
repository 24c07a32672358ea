-- The same of one account, for movements that a job has not read yet: all later than an ID, looked for from a time on.
CREATE OR REPLACE FUNCTION ledger.moved_lately(account bigint, after bigint, since timestamptz, time_zone text)
RETURNS TABLE (day date, kind text, movements bigint, moved_in bigint, moved_out bigint)
LANGUAGE sql STABLE
SET enable_seqscan = off
SET jit = off
AS $$
  SELECT (e.at AT TIME ZONE time_zone)::date, e.kind, count(*), sum(e.came)::bigint, sum(e.went)::bigint
  FROM (
    SELECT j.at, j.kind, 0::bigint AS came, j.amount AS went
    FROM ledger.journal AS j WHERE j.debit = account AND j.debit > 0 AND j.at >= since AND j.id > after
    UNION ALL
    SELECT j.at, j.kind, j.amount, 0
    FROM ledger.journal AS j WHERE j.credit = account AND j.credit > 0 AND j.at >= since AND j.id > after
  ) AS e
  GROUP BY 1, 2
$$;

REVOKE ALL ON FUNCTION ledger.moved_lately FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.moved_lately TO champa_app;
