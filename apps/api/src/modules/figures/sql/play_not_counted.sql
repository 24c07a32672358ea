-- Play that is not counted yet, round by round: of all members, so about a second's. Read in one statement with what is
-- counted, both together are exact.
CREATE OR REPLACE FUNCTION figures.play_not_counted(zone text)
RETURNS TABLE (
  round_id bigint, member_id bigint, day date, vendor_id smallint, game_code text, rounds bigint, stake bigint, win bigint,
  valid_bet bigint, open_stake bigint
)
LANGUAGE sql STABLE
AS $$
  SELECT t.round_id, t.member_id, (t.started_at AT TIME ZONE coalesce(p.time_zone, zone))::date, t.vendor_id, t.game_code,
    t.begun::integer::bigint, t.stake, t.win,
    figures.valid_bet(
      round => t.round_id, state => t.state, begun => t.begun, stake => t.stake, opposed => t.opposed,
      was_state => l.state, unsettled => l.unsettled, was_opposed => o.opposed, counted_up_to => p.calls_up_to
    ),
    figures.open_stake(
      round => t.round_id, state => t.state, begun => t.begun, stake => t.stake, was_state => l.state,
      unsettled => l.unsettled, counted_up_to => p.calls_up_to
    )
  FROM figures.progress AS p
  CROSS JOIN LATERAL vendors.rounds_touched(p.calls_up_to, 9223372036854775807) AS t
  LEFT JOIN figures.loose_round AS l ON l.round_id = t.round_id
  LEFT JOIN figures.opposed_round AS o ON o.round_id = t.round_id
$$;
