-- Play by game, the last day not included.
CREATE OR REPLACE FUNCTION figures.play_of_games(since date, until date)
RETURNS TABLE (
  member_id bigint, day date, vendor_id smallint, game_code text, rounds bigint, stake bigint, win bigint, valid_bet bigint,
  open_stake bigint
)
LANGUAGE sql STABLE
AS $$
  SELECT d.member_id, d.day, d.vendor_id, d.game_code, d.rounds, d.stake, d.win, d.valid_bet, d.open_stake
  FROM figures.day AS d WHERE d.day >= since AND d.day < until
$$;
