CREATE OR REPLACE FUNCTION figures.play_of_days(since date, until date)
RETURNS TABLE (member_id bigint, stake bigint, win bigint, valid_bet bigint, open_stake bigint)
LANGUAGE sql STABLE
AS $$ SELECT d.member_id, d.stake, d.win, d.valid_bet, d.open_stake FROM figures.day AS d WHERE d.day >= since AND d.day < until $$;
