-- Moves a member with their whole team below another upline, or (null) below none, as of a time. Returns false, and
-- does nothing, where the upline is the member, in their own team, or gone. Earlier play stays with the old line.
CREATE OR REPLACE FUNCTION member.move(mover bigint, upline bigint, at timestamptz) RETURNS boolean
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, member
AS $$
DECLARE
  old_line text;
  new_line text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('member.move', 0)); -- one at a time, or two moves could make a circle
  SELECT line INTO old_line FROM member.member WHERE id = mover FOR UPDATE;
  new_line := CASE
    WHEN upline IS NULL THEN ''
    ELSE (SELECT line FROM member.member WHERE id = upline AND status <> 'closed' FOR SHARE)
  END || mover || '.';
  IF old_line IS NULL OR new_line IS NULL OR starts_with(new_line, old_line) AND new_line <> old_line THEN
    RETURN false;
  END IF;
  IF new_line = old_line THEN
    RETURN true;
  END IF;
  PERFORM set_config('member.moving', 'yes', true);
  UPDATE member.member SET upline_id = upline WHERE id = mover;
  -- Repeats until nothing of the old range is left: a member who is just being added holds their upline's row, and is
  -- waited for.
  LOOP
    WITH moved AS (
      UPDATE member.member AS m SET line = new_line || substr(m.line, length(old_line) + 1)
      WHERE m.line >= old_line AND m.line < line_end(old_line)
      RETURNING m.id, old_line || substr(m.line, length(new_line) + 1) AS line
    )
    INSERT INTO past_line (member_id, until, line)
    SELECT id, at, line FROM moved
    -- Moved twice at the same time: the first line is the one that held.
    ON CONFLICT (member_id, until) DO UPDATE SET line = past_line.line;
    EXIT WHEN NOT FOUND;
  END LOOP;
  PERFORM set_config('member.moving', '', true);
  RETURN true;
END
$$;

REVOKE ALL ON FUNCTION member.move FROM PUBLIC;
GRANT EXECUTE ON FUNCTION member.move TO champa_app;
