-- Lines that held at some time after this one, and from when until when.
CREATE OR REPLACE FUNCTION member.past_lines(after timestamptz)
RETURNS TABLE (member_id bigint, line text, since timestamptz, until timestamptz)
LANGUAGE sql STABLE
AS $$
  SELECT p.member_id, p.line,
    coalesce((SELECT max(e.until) FROM member.past_line AS e WHERE e.member_id = p.member_id AND e.until < p.until), '-infinity'),
    p.until
  FROM member.past_line AS p
  WHERE p.until > after
$$;
