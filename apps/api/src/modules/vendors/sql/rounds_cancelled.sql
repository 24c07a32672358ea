-- Rounds of which a bet was rolled back, as the index round_cancelled has them.
CREATE OR REPLACE FUNCTION vendors.rounds_cancelled() RETURNS TABLE (id bigint, member_id bigint, started_at timestamptz)
LANGUAGE sql STABLE
AS $$
  SELECT r.id, r.member_id, r.started_at FROM vendors.round AS r WHERE r.cancelled_bets > 0
$$;

REVOKE ALL ON FUNCTION vendors.rounds_cancelled FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.rounds_cancelled TO champa_app;
