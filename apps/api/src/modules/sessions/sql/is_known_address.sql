-- Whether a member signed in from an address before; null where they never signed in.
CREATE OR REPLACE FUNCTION sessions.is_known_address(member bigint, address inet) RETURNS boolean
LANGUAGE sql STABLE
AS $$ SELECT bool_or(k.ip = address) FROM sessions.known_address AS k WHERE k.member_id = member $$;

REVOKE ALL ON FUNCTION sessions.is_known_address FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sessions.is_known_address TO champa_app;
