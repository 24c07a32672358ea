-- Everybody's line now: the planner looks through it.
CREATE OR REPLACE FUNCTION member.lines() RETURNS TABLE (member_id bigint, line text)
LANGUAGE sql STABLE
AS $$ SELECT id, line FROM member.member $$;
