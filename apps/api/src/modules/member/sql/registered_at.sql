-- For other modules: when a member registered.
CREATE OR REPLACE FUNCTION member.registered_at(member_id bigint) RETURNS timestamptz
LANGUAGE sql STABLE
AS $$ SELECT registered_at FROM member.member WHERE id = member_id $$;

REVOKE ALL ON FUNCTION member.registered_at FROM PUBLIC;
GRANT EXECUTE ON FUNCTION member.registered_at TO champa_app;
