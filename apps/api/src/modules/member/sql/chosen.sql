-- Active members of an audience behind an ID, by ID: in a language, with a tag, in a team, registered since a time. Null narrows nothing.
CREATE OR REPLACE FUNCTION member.chosen(spoken text, tagged text, head bigint, since timestamptz, after bigint)
RETURNS TABLE (member_id bigint)
LANGUAGE sql STABLE
AS $$
  SELECT m.id
  FROM member.member AS m
  WHERE m.id > after AND m.status = 'active' AND m.type <> 4
    AND (spoken IS NULL OR m.language = spoken)
    AND (tagged IS NULL OR EXISTS (SELECT FROM member.tag AS t WHERE t.tag = tagged AND t.member_id = m.id))
    AND (head IS NULL OR EXISTS (SELECT FROM member.member AS h WHERE h.id = head AND starts_with(m.line, h.line)))
    AND (since IS NULL OR m.registered_at >= since)
  ORDER BY m.id
$$;
