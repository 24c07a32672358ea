CREATE OR REPLACE FUNCTION figures.plays_of_days(since date, until date)
RETURNS TABLE (member_id bigint, day date, valid_bet bigint, win bigint)
LANGUAGE sql STABLE
AS $$ SELECT d.member_id, d.day, d.valid_bet, d.win FROM figures.day AS d WHERE d.day >= since AND d.day < until $$;
