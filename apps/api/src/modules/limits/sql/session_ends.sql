-- When the member's latest session reaches their own limit; null: it may go on.
CREATE OR REPLACE FUNCTION limits.session_ends(guard limits.guard, at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE
AS $$
  SELECT (guard).session_opened_at + limits.in_force(c, at) * interval '1 minute'
  FROM limits.member_limit AS c
  WHERE (c.member_id, c.kind, c.period) = ((guard).member_id, 'session', 'session')
$$;

REVOKE ALL ON FUNCTION limits.session_ends FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limits.session_ends TO champa_app;
