-- Members whose lines are between two: a team reaches from its head's line to where that line ends.
CREATE OR REPLACE FUNCTION member.between(first text, last text)
RETURNS TABLE (member_id bigint, upline_id bigint, line text, username text, type smallint)
LANGUAGE sql STABLE
AS $$
  SELECT m.id, m.upline_id, m.line, m.username, m.type FROM member.member AS m WHERE m.line >= first AND m.line < last
$$;
