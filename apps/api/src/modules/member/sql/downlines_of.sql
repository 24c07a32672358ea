-- A member's direct downlines, as reports show them.
CREATE OR REPLACE FUNCTION member.downlines_of(head bigint)
RETURNS TABLE (
  member_id bigint, upline_id bigint, line text, username text, type smallint, status text, currency text,
  registered_at timestamptz
)
LANGUAGE sql STABLE
AS $$
  SELECT m.id, m.upline_id, m.line, m.username, m.type, m.status, m.currency, m.registered_at
  FROM member.member AS m
  WHERE m.upline_id = head
$$;
