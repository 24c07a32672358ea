-- The planner inlines it.
CREATE OR REPLACE FUNCTION figures.valid_bets_between(since timestamptz, until timestamptz)
RETURNS TABLE (member_id bigint, slot timestamptz, valid_bet bigint)
LANGUAGE sql STABLE
AS $$ SELECT s.member_id, s.slot, s.valid_bet FROM figures.slot AS s WHERE s.slot >= since AND s.slot < until $$;
