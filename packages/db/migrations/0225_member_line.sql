-- The tree of members, stored as each member's line: the ids from the top down to himself, each with a point after it. A team is
-- then one range of an index. The truth is upline_id; the line follows it in the same row, by the trigger below.
ALTER TABLE member.member ADD COLUMN line text COLLATE "C" NOT NULL DEFAULT '';

WITH RECURSIVE tree AS (
  SELECT id, id || '.' AS line FROM member.member WHERE upline_id IS NULL
  UNION ALL
  SELECT m.id, tree.line || m.id || '.' FROM tree JOIN member.member AS m ON m.upline_id = tree.id
)
UPDATE member.member AS m SET line = tree.line FROM tree WHERE tree.id = m.id;

CREATE UNIQUE INDEX member_line ON member.member (line);

-- The lines that moved members had: `line` held until `until`.
CREATE TABLE member.past_line (
  member_id bigint NOT NULL REFERENCES member.member (id),
  until timestamptz NOT NULL,
  line text COLLATE "C" NOT NULL,
  PRIMARY KEY (member_id, until)
);
-- What moved since a time.
CREATE INDEX past_line_until ON member.past_line (until);
GRANT SELECT ON member.past_line TO champa_app;

-- Where a team's range of lines ends: '/' is what follows '.'.
CREATE FUNCTION member.line_end(line text) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN rtrim(line, '.') || '/';

-- The upline's row is held, so that a line that is just being moved is waited for.
CREATE FUNCTION member.begin_line() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.line := coalesce((SELECT line FROM member.member WHERE id = NEW.upline_id FOR SHARE), '') || NEW.id || '.';
  RETURN NEW;
END
$$;
CREATE TRIGGER begin_line BEFORE INSERT ON member.member FOR EACH ROW EXECUTE FUNCTION member.begin_line();

CREATE FUNCTION member.refuse_change_of_line() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF current_setting('member.moving', true) IS DISTINCT FROM 'yes' THEN
    RAISE EXCEPTION 'members are moved by member.move only' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER keep_line BEFORE UPDATE OF upline_id, line ON member.member
FOR EACH ROW WHEN (OLD.upline_id IS DISTINCT FROM NEW.upline_id OR OLD.line <> NEW.line)
EXECUTE FUNCTION member.refuse_change_of_line();

-- Hangs a member with his whole team under another upline, or (null) under none, as of a time. Answers false, and does nothing,
-- where the upline is himself, in his own team, or gone. What was played before that time stays the old line's.
CREATE FUNCTION member.move(mover bigint, upline bigint, at timestamptz) RETURNS boolean
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, member
AS $$
DECLARE
  old_line text;
  new_line text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('member.move', 0)); -- one at a time, or two could bend a circle
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
  -- Again until nothing of the old range is left: a member who was just being added holds his upline's row, which is waited for.
  LOOP
    WITH moved AS (
      UPDATE member.member AS m SET line = new_line || substr(m.line, length(old_line) + 1)
      WHERE m.line >= old_line AND m.line < line_end(old_line)
      RETURNING m.id, old_line || substr(m.line, length(new_line) + 1) AS line
    )
    INSERT INTO past_line (member_id, until, line)
    SELECT id, at, line FROM moved
    -- Moved twice to the same time: the first line is the one that held.
    ON CONFLICT (member_id, until) DO UPDATE SET line = past_line.line;
    EXIT WHEN NOT FOUND;
  END LOOP;
  PERFORM set_config('member.moving', '', true);
  RETURN true;
END
$$;

-- Everybody's line now: the planner looks through it.
CREATE FUNCTION member.lines() RETURNS TABLE (member_id bigint, line text)
LANGUAGE sql STABLE
AS $$ SELECT id, line FROM member.member $$;

-- Lines that held at some time after this one, and from when until when.
CREATE FUNCTION member.past_lines(after timestamptz)
RETURNS TABLE (member_id bigint, line text, since timestamptz, until timestamptz)
LANGUAGE sql STABLE
AS $$
  SELECT p.member_id, p.line,
    coalesce((SELECT max(e.until) FROM member.past_line AS e WHERE e.member_id = p.member_id AND e.until < p.until), '-infinity'),
    p.until
  FROM member.past_line AS p
  WHERE p.until > after
$$;

-- A member's team, himself included, as reports show it.
CREATE FUNCTION member.team(head bigint)
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

-- Those directly below a member, as reports show them.
CREATE FUNCTION member.downlines_of(head bigint)
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

REVOKE ALL ON FUNCTION member.move FROM PUBLIC;
GRANT EXECUTE ON FUNCTION member.move TO champa_app;
