CREATE OR REPLACE FUNCTION figures.money_by_day(since date, until date, kinds text[])
RETURNS TABLE (account bigint, day date, kind text, moved_in bigint, moved_out bigint)
LANGUAGE sql STABLE
AS $$
  SELECT m.account, m.day, m.kind, m.moved_in, m.moved_out
  FROM figures.money_day AS m
  WHERE m.day >= since AND m.day < until AND m.kind NOT IN ('stake', 'win', 'rollback') AND m.kind = ANY (kinds)
$$;
