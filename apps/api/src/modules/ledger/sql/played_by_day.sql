-- An account's play by day: a stake on its day, a rollback on the day it came. For a member who has just set their
-- first limit.
CREATE OR REPLACE FUNCTION ledger.played_by_day(account bigint, since timestamptz, time_zone text)
RETURNS TABLE (day date, staked bigint, won bigint)
LANGUAGE sql STABLE
AS $$
  SELECT
    (j.at AT TIME ZONE time_zone)::date,
    greatest(sum(CASE j.kind WHEN 'stake' THEN j.amount WHEN 'rollback' THEN -j.amount ELSE 0 END), 0)::bigint,
    sum(CASE j.kind WHEN 'win' THEN j.amount ELSE 0 END)::bigint
  FROM (
    SELECT at, kind, amount FROM ledger.journal WHERE debit = account AND debit > 0 AND at >= since
    UNION ALL
    SELECT at, kind, amount FROM ledger.journal WHERE credit = account AND credit > 0 AND at >= since
  ) AS j
  WHERE j.kind IN ('stake', 'win', 'rollback')
  GROUP BY 1
$$;

REVOKE ALL ON FUNCTION ledger.played_by_day FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.played_by_day TO champa_app;
