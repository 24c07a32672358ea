-- For other schemas' functions: whether this member may begin something new.
CREATE OR REPLACE FUNCTION member.play_status(member_id bigint) RETURNS text
LANGUAGE sql STABLE
AS $$
  SELECT CASE WHEN m.status = 'active' AND m.play_locked THEN 'locked' ELSE m.status END
  FROM member.member AS m
  WHERE m.id = play_status.member_id
$$;

GRANT EXECUTE ON FUNCTION member.play_status TO champa_app;
