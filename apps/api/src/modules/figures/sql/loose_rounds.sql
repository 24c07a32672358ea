CREATE OR REPLACE FUNCTION figures.loose_rounds()
RETURNS TABLE (round_id bigint, member_id bigint, vendor_id smallint, game_code text, started_at timestamptz, state text)
LANGUAGE sql STABLE
AS $$
  SELECT l.round_id, l.member_id, l.vendor_id, l.game_code, l.started_at, l.state FROM figures.loose_round AS l
$$;
