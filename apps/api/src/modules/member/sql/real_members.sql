-- Every member who is no trial member, for figures of the brand: the planner inlines it.
CREATE OR REPLACE FUNCTION member.real_members()
RETURNS TABLE (member_id bigint, username text, type smallint, currency text, line text, registered_at timestamptz)
LANGUAGE sql STABLE
AS $$ SELECT m.id, m.username, m.type, m.currency, m.line, m.registered_at FROM member.member AS m WHERE m.type <> 4 $$;
