-- Everybody's current line: the planner inlines it.
CREATE OR REPLACE FUNCTION member.lines() RETURNS TABLE (member_id bigint, line text)
LANGUAGE sql STABLE
AS $$ SELECT id, line FROM member.member $$;
