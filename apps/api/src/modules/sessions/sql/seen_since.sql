-- Members with an open session that was used since a time.
CREATE OR REPLACE FUNCTION sessions.seen_since(since timestamptz) RETURNS TABLE (member_id bigint)
LANGUAGE sql STABLE
AS $$ SELECT DISTINCT s.member_id FROM sessions.session AS s WHERE s.ended_at IS NULL AND s.seen_at >= since $$;
