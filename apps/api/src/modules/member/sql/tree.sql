-- Everybody's place in the tree, as employees browse it: the planner inlines it.
CREATE OR REPLACE FUNCTION member.tree()
RETURNS TABLE (
  member_id bigint, upline_id bigint, line text, username text, type smallint, status text, currency text,
  registered_at timestamptz
)
LANGUAGE sql STABLE
AS $$
  SELECT m.id, m.upline_id, m.line, m.username, m.type, m.status, m.currency, m.registered_at
  FROM member.member AS m
$$;
