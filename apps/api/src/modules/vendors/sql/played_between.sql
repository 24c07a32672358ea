-- The sums of rounds that began between two times, by member: for recomputation. Reads the rounds themselves. The
-- settlement of agents, and the rounds they are shown, use the same rule.
CREATE OR REPLACE FUNCTION vendors.played_between(members bigint[], since timestamptz, until timestamptz)
RETURNS TABLE (member_id bigint, valid_bet bigint, win bigint)
LANGUAGE sql STABLE
AS $$
  SELECT r.member_id, sum(vendors.valid_bet(r))::bigint, sum(r.win)::bigint
  FROM vendors.round AS r
  WHERE r.member_id = ANY (members) AND r.started_at >= since AND r.started_at < until
  GROUP BY r.member_id
$$;
