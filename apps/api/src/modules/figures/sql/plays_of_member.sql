CREATE OR REPLACE FUNCTION figures.plays_of_member(member bigint, since date, until date)
RETURNS TABLE (day date, valid_bet bigint, win bigint)
LANGUAGE sql STABLE
AS $$
  SELECT d.day, sum(d.valid_bet)::bigint, sum(d.win)::bigint
  FROM figures.day AS d WHERE d.member_id = member AND d.day >= since AND d.day < until GROUP BY d.day
$$;
