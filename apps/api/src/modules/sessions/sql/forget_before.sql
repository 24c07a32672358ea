-- Takes addresses and devices of sessions that began before a time away, at most so many, and addresses not seen since then.
CREATE OR REPLACE FUNCTION sessions.forget_before(before timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, sessions
AS $$
DECLARE
  forgotten integer;
BEGIN
  UPDATE sessions.session SET ip = '0.0.0.0', user_agent = '', country = NULL
  WHERE id = ANY (ARRAY(
    SELECT s.id FROM sessions.session AS s
    WHERE s.created_at < before AND s.seen_at < before AND s.ip <> '0.0.0.0'
    ORDER BY s.created_at LIMIT most
  ));
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  DELETE FROM sessions.known_address WHERE seen_at < before;
  RETURN forgotten;
END
$$;

REVOKE ALL ON FUNCTION sessions.forget_before FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sessions.forget_before TO champa_app;
