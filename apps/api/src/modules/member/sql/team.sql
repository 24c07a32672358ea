-- A member's team, the member included, as reports show it.
CREATE OR REPLACE FUNCTION member.team(head bigint)
RETURNS TABLE (
  member_id bigint, upline_id bigint, line text, username text, type smallint, status text, currency text,
  registered_at timestamptz
)
LANGUAGE sql STABLE
AS $$
  SELECT m.id, m.upline_id, m.line, m.username, m.type, m.status, m.currency, m.registered_at
  FROM member.member AS m
  WHERE m.line >= (SELECT h.line FROM member.member AS h WHERE h.id = head)
    AND m.line < (SELECT member.line_end(h.line) FROM member.member AS h WHERE h.id = head)
$$;
