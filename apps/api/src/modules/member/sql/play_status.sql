-- For other schemas' functions: whether this member may begin something new.
CREATE OR REPLACE FUNCTION member.play_status(member_id bigint) RETURNS text
LANGUAGE sql STABLE
AS $$ SELECT status FROM member.member WHERE id = member_id $$;

GRANT EXECUTE ON FUNCTION member.play_status TO champa_app;
