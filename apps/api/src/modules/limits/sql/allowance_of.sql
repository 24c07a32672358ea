CREATE OR REPLACE FUNCTION limits.allowance_of(member_id bigint, at timestamptz) RETURNS limits.allowance
LANGUAGE plpgsql STABLE
AS $$
#variable_conflict use_variable
DECLARE
  found limits.allowance;
BEGIN
  SELECT
    CASE
      WHEN greatest(g.time_out_until, g.excluded_until) > at THEN 'blocked'
      WHEN limits.session_ends(g, at) <= at THEN 'limit_reached'
    END,
    g.account, g.time_zone, (at AT TIME ZONE g.time_zone)::date
  INTO found.refusal, found.account, found.time_zone, found.today
  FROM limits.guard AS g
  WHERE g.member_id = member_id;

  SELECT
    min(limits.in_force(c, at) - used.staked) FILTER (WHERE c.kind = 'stake'),
    min(limits.in_force(c, at) - used.staked + used.won) FILTER (WHERE c.kind = 'loss')
  INTO found.stake, found.loss
  FROM limits.member_limit AS c
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(d.staked), 0)::bigint AS staked, coalesce(sum(d.won), 0)::bigint AS won
    FROM limits.day AS d
    WHERE d.member_id = c.member_id AND d.day BETWEEN limits.begins(c.period, found.today) AND found.today
  ) AS used
  WHERE c.member_id = member_id AND c.kind IN ('stake', 'loss');
  RETURN found;
END
$$;

REVOKE ALL ON FUNCTION limits.allowance_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limits.allowance_of TO champa_app;
