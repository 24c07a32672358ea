-- Those of these members who are in a time-out or exclusion at a time.
CREATE OR REPLACE FUNCTION limits.pausing(members bigint[], at timestamptz) RETURNS SETOF bigint
LANGUAGE sql STABLE
AS $$
  SELECT g.member_id
  FROM limits.guard AS g
  WHERE g.member_id = ANY (members) AND (g.excluded_until > at OR g.time_out_until > at)
$$;

REVOKE ALL ON FUNCTION limits.pausing FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limits.pausing TO champa_app;
