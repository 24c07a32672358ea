-- Members' receipts of these kinds, less what went back.
CREATE OR REPLACE FUNCTION figures.received_of_days(since date, until date, kinds text[])
RETURNS TABLE (account bigint, day date, received bigint)
LANGUAGE sql STABLE
AS $$
  SELECT m.account, m.day, m.moved_in - m.moved_out
  FROM figures.money_day AS m
  WHERE m.day >= since AND m.day < until AND m.kind NOT IN ('stake', 'win', 'rollback') AND m.kind = ANY (kinds)
$$;
