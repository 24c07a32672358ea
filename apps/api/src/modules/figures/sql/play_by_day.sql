-- Play and money of members day by day, for charts of a team. The planner inlines it.
CREATE OR REPLACE FUNCTION figures.play_by_day(since date, until date)
RETURNS TABLE (member_id bigint, day date, stake bigint, win bigint, valid_bet bigint, open_stake bigint)
LANGUAGE sql STABLE
AS $$ SELECT d.member_id, d.day, d.stake, d.win, d.valid_bet, d.open_stake FROM figures.day AS d WHERE d.day >= since AND d.day < until $$;
