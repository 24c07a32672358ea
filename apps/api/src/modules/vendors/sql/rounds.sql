CREATE OR REPLACE FUNCTION vendors.rounds()
RETURNS TABLE (
  id bigint, member_id bigint, ref text, vendor_id smallint, game_code text, currency text, state text, stake bigint, win bigint,
  valid_bet bigint, started_at timestamptz, updated_at timestamptz
)
LANGUAGE sql STABLE
AS $$
  SELECT r.id, r.member_id, r.ref, r.vendor_id, r.game_code, r.currency,
    vendors.round_state(r.closed, r.bets, r.cancelled_bets, r.open_bets, r.win), r.stake, r.win,
    vendors.valid_bet(r), r.started_at, r.updated_at
  FROM vendors.round AS r
$$;
