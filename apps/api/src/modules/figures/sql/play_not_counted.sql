-- Play that is not counted yet, round by round: of all members, so about a second's. Read in one statement with what is
-- counted, both together are exact.
CREATE OR REPLACE FUNCTION figures.play_not_counted(zone text)
RETURNS TABLE (
  round_id bigint, member_id bigint, day date, vendor_id smallint, game_code text, rounds bigint, stake bigint, win bigint,
  valid_bet bigint
)
LANGUAGE sql STABLE
AS $$
  SELECT t.round_id, t.member_id, (t.started_at AT TIME ZONE coalesce(p.time_zone, zone))::date, t.vendor_id, t.game_code,
    t.begun::integer::bigint, t.stake, t.win,
    CASE
      WHEN t.state <> 'open' THEN coalesce(l.unsettled, 0) + t.stake + coalesce(o.opposed, 0) - t.opposed
      WHEN t.begun OR l.state = 'open' THEN 0
      ELSE coalesce(o.opposed, 0) - vendors.staked_up_to(t.round_id, p.calls_up_to)
    END
  FROM figures.progress AS p
  CROSS JOIN LATERAL vendors.rounds_touched(p.calls_up_to, 9223372036854775807) AS t
  LEFT JOIN figures.loose_round AS l ON l.round_id = t.round_id
  LEFT JOIN figures.opposed_round AS o ON o.round_id = t.round_id
$$;
