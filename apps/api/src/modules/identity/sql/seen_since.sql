-- Who uses a session, since a time.
CREATE OR REPLACE FUNCTION identity.seen_since(since timestamptz) RETURNS TABLE (member_id bigint)
LANGUAGE sql STABLE
AS $$ SELECT DISTINCT s.member_id FROM identity.session AS s WHERE s.ended_at IS NULL AND s.seen_at >= since $$;
