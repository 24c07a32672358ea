-- Rounds of a member that began between two times, first to last, after a given one.
CREATE OR REPLACE FUNCTION vendors.rounds_between(member bigint, since timestamptz, until timestamptz, after bigint, most integer)
RETURNS TABLE (
  id bigint, ref text, vassalage text, game_code text, state text, stake bigint, opposed bigint, win bigint, started_at timestamptz
)
LANGUAGE sql STABLE
AS $$
  SELECT r.id, r.ref, v.code, r.game_code, vendors.round_state(r.closed, r.bets, r.cancelled_bets, r.open_bets, r.win),
    r.stake, vendors.opposed_stake(r), r.win, r.started_at
  FROM vendors.round AS r JOIN vendors.vendor AS v ON v.id = r.vendor_id
  WHERE r.member_id = member AND r.started_at >= since AND r.started_at < until AND r.id > after
  ORDER BY r.id
  LIMIT most
$$;
