CREATE OR REPLACE FUNCTION figures.late_plays(after bigint, up_to bigint)
RETURNS TABLE (slot timestamptz, member_id bigint, valid_bet bigint, win bigint)
LANGUAGE sql STABLE
AS $$
  SELECT l.slot, l.member_id, sum(l.valid_bet)::bigint, sum(l.win)::bigint
  FROM figures.late_play AS l WHERE l.id > after AND l.id <= up_to GROUP BY l.slot, l.member_id
$$;
