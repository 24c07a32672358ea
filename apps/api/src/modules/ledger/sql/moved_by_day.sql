-- Movements of members' accounts between two IDs, by day and kind, and the latest time among them.
CREATE OR REPLACE FUNCTION ledger.moved_by_day(after bigint, up_to bigint, time_zone text)
RETURNS TABLE (account bigint, day date, kind text, movements bigint, moved_in bigint, moved_out bigint, latest timestamptz)
LANGUAGE sql STABLE
SET enable_seqscan = off
SET jit = off
AS $$
  SELECT e.account, (e.at AT TIME ZONE time_zone)::date, e.kind, count(*), sum(e.came)::bigint, sum(e.went)::bigint, max(e.at)
  FROM (
    SELECT j.debit AS account, j.at, j.kind, 0::bigint AS came, j.amount AS went
    FROM ledger.journal AS j WHERE j.id > after AND j.id <= up_to AND j.debit > 0
    UNION ALL
    SELECT j.credit, j.at, j.kind, j.amount, 0
    FROM ledger.journal AS j WHERE j.id > after AND j.id <= up_to AND j.credit > 0
  ) AS e
  GROUP BY 1, 2, 3
$$;

REVOKE ALL ON FUNCTION ledger.moved_by_day FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.moved_by_day TO champa_app;
