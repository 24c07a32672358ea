-- The account type of an active member; null for anybody else.
CREATE OR REPLACE FUNCTION member.active_type(member_id bigint) RETURNS smallint
LANGUAGE sql STABLE
AS $$ SELECT type FROM member.member WHERE id = member_id AND status = 'active' $$;

GRANT EXECUTE ON FUNCTION member.active_type TO champa_app;
