-- For audiences: what staff calls a member.
CREATE OR REPLACE FUNCTION member.tags_of(member bigint) RETURNS text[]
LANGUAGE sql STABLE
AS $$ SELECT ARRAY(SELECT t.tag FROM member.tag AS t WHERE t.member_id = member) $$;

REVOKE ALL ON FUNCTION member.tags_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION member.tags_of TO champa_app;
