-- Stores a bet's split, and what of it counts.
CREATE OR REPLACE FUNCTION bonus.note_stake(
  member_id bigint, bonus_id bigint, bet_id bigint, round_id bigint, cash bigint, bonus bigint, counted bigint, at timestamptz
) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO bonus.stake (member_id, bet_id, bonus_id, round_id, cash, bonus, counted, open, at)
  VALUES (member_id, bet_id, bonus_id, round_id, cash, bonus, counted, true, at)
$$;

REVOKE ALL ON FUNCTION bonus.note_stake FROM PUBLIC;
