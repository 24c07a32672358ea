CREATE OR REPLACE FUNCTION figures.money_not_counted(zone text)
RETURNS TABLE (account bigint, day date, kind text, movements bigint, moved_in bigint, moved_out bigint)
LANGUAGE sql STABLE
AS $$
  SELECT m.account, m.day, m.kind, m.movements, m.moved_in, m.moved_out
  FROM figures.progress AS p
  CROSS JOIN LATERAL ledger.moved_by_day(p.moves_up_to, 9223372036854775807, coalesce(p.time_zone, zone)) AS m
  WHERE m.kind NOT IN ('stake', 'win', 'rollback')
$$;
