-- Movements of accounts other than play, the last day not included; and all of those not counted yet.
CREATE OR REPLACE FUNCTION figures.money_beside_play(since date, until date)
RETURNS TABLE (account bigint, day date, kind text, movements bigint, moved_in bigint, moved_out bigint)
LANGUAGE sql STABLE
AS $$
  SELECT m.account, m.day, m.kind, m.movements, m.moved_in, m.moved_out
  FROM figures.money_day AS m
  WHERE m.day >= since AND m.day < until AND m.kind NOT IN ('stake', 'win', 'rollback')
$$;
