-- Movements of members' accounts between two IDs, by five minutes and kind, and the latest time among them.
CREATE OR REPLACE FUNCTION ledger.moved_by_slot(after bigint, up_to bigint)
RETURNS TABLE (
  account bigint, slot timestamptz, kind text, movements bigint, moved_in bigint, moved_out bigint, latest timestamptz
)
LANGUAGE sql STABLE
SET enable_seqscan = off
SET jit = off
AS $$
  SELECT e.account, date_bin('5 minutes', e.at, '2000-01-01 00:00:00+00'::timestamptz), e.kind, count(*), sum(e.came)::bigint,
    sum(e.went)::bigint, max(e.at)
  FROM (
    SELECT j.debit AS account, j.at, j.kind, 0::bigint AS came, j.amount AS went
    FROM ledger.journal AS j WHERE j.id > after AND j.id <= up_to AND j.debit > 0
    UNION ALL
    SELECT j.credit, j.at, j.kind, j.amount, 0
    FROM ledger.journal AS j WHERE j.id > after AND j.id <= up_to AND j.credit > 0
  ) AS e
  GROUP BY 1, 2, 3
$$;

REVOKE ALL ON FUNCTION ledger.moved_by_slot FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.moved_by_slot TO champa_app;
