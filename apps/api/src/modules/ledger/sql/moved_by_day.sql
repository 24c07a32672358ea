-- The same by day: five minutes lie within one day of any time zone.
CREATE OR REPLACE FUNCTION ledger.moved_by_day(after bigint, up_to bigint, time_zone text)
RETURNS TABLE (account bigint, day date, kind text, movements bigint, moved_in bigint, moved_out bigint, latest timestamptz)
LANGUAGE sql STABLE
AS $$
  SELECT s.account, (s.slot AT TIME ZONE time_zone)::date, s.kind, sum(s.movements)::bigint, sum(s.moved_in)::bigint,
    sum(s.moved_out)::bigint, max(s.latest)
  FROM ledger.moved_by_slot(after, up_to) AS s
  GROUP BY 1, 2, 3
$$;

REVOKE ALL ON FUNCTION ledger.moved_by_day FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.moved_by_day TO champa_app;
