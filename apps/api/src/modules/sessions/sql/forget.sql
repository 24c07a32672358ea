-- Takes a member's addresses and devices away.
CREATE OR REPLACE FUNCTION sessions.forget(forgotten bigint) RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = pg_catalog, sessions
AS $$
  UPDATE sessions.session SET ip = '0.0.0.0', user_agent = '', country = NULL WHERE member_id = forgotten;
  DELETE FROM sessions.known_address WHERE member_id = forgotten;
$$;

REVOKE ALL ON FUNCTION sessions.forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sessions.forget TO champa_app;
