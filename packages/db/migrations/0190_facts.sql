-- What happened to members, told to whoever in the house wants to know: docs/decisions/0021-facts-and-gifts.md.
CREATE SCHEMA facts;
GRANT USAGE ON SCHEMA facts TO champa_app;

CREATE SEQUENCE facts.fact_id AS bigint;

CREATE TABLE facts.fact (
  id bigint PRIMARY KEY,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('registered', 'signed_in', 'deposit_credited', 'withdrawal_paid', 'messenger_linked',
    'birthday', 'played', 'vip_changed')),
  cause text NOT NULL CHECK (length(cause) BETWEEN 1 AND 120), -- what it is told for; one cause tells once
  data jsonb NOT NULL, -- amounts as text, in units of 10^-5
  at timestamptz NOT NULL,
  UNIQUE (member_id, kind, cause)
);
CREATE INDEX fact_at ON facts.fact USING brin (at);

-- Whoever follows the facts, and up to which he has handled them.
CREATE TABLE facts.consumer (
  name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9_]{0,39}$'),
  place bigint NOT NULL,
  first_seen_at timestamptz NOT NULL
);

-- The faces of members that facts need. Trial members are none.
CREATE FUNCTION member.currencies_of(members bigint[]) RETURNS TABLE (member_id bigint, currency text)
LANGUAGE sql STABLE
AS $$
  SELECT m.id, m.currency FROM member.member AS m WHERE m.id = ANY (members) AND m.type <> 4
$$;

-- Who was born on one of these days of a year, each as month * 100 + day.
CREATE FUNCTION member.born_on(days integer[]) RETURNS SETOF bigint
LANGUAGE sql STABLE
AS $$
  SELECT p.member_id
  FROM member.profile AS p
  JOIN member.member AS m ON m.id = p.member_id
  WHERE (extract(month FROM p.birthday) * 100 + extract(day FROM p.birthday))::integer = ANY (days)
    AND p.birthday IS NOT NULL AND m.status = 'active' AND m.type <> 4
$$;
CREATE INDEX profile_birthday
ON member.profile (((extract(month FROM birthday) * 100 + extract(day FROM birthday))::integer))
WHERE birthday IS NOT NULL;

-- What vendors are called, by their number on the wire.
CREATE FUNCTION vendors.codes() RETURNS TABLE (vendor_id smallint, code text)
LANGUAGE sql STABLE
AS $$
  SELECT v.id, v.code FROM vendors.vendor AS v
$$;

-- Tells facts, one for each place of the arrays; those of trial members, and those told before, are left out. The transaction
-- has its number before it draws a fact's: by that the line below holds. @returns how many are new
CREATE FUNCTION facts.note(members bigint[], kinds text[], causes text[], datas jsonb[], ats timestamptz[]) RETURNS bigint
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  told bigint;
BEGIN
  PERFORM pg_current_xact_id();
  WITH fresh AS (
    SELECT n.*
    FROM unnest(members, kinds, causes, datas, ats) WITH ORDINALITY AS n (member_id, kind, cause, data, at, position)
    JOIN member.currencies_of(members) AS m ON m.member_id = n.member_id
    WHERE NOT EXISTS (
      SELECT FROM facts.fact AS f WHERE (f.member_id, f.kind, f.cause) = (n.member_id, n.kind, n.cause)
    )
    ORDER BY n.position
  )
  INSERT INTO facts.fact (id, member_id, kind, cause, data, at)
  SELECT nextval('facts.fact_id'), member_id, kind, cause, data, at FROM fresh
  ON CONFLICT (member_id, kind, cause) DO NOTHING;
  GET DIAGNOSTICS told = ROW_COUNT;
  RETURN told;
END
$$;

-- Tells what members played, a fact for each place of the arrays: a member, a day and what he did with each game. `counted`
-- names the batch it was counted in.
CREATE FUNCTION facts.note_played(
  members bigint[], days date[], plays jsonb[], ats timestamptz[], counted text
) RETURNS bigint
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  told bigint;
BEGIN
  PERFORM pg_current_xact_id();
  INSERT INTO facts.fact (id, member_id, kind, cause, data, at)
  SELECT nextval('facts.fact_id'), p.member_id, 'played', counted || ':' || p.day,
    jsonb_build_object('day', p.day, 'currency', m.currency, 'plays', p.plays), p.at
  FROM unnest(members, days, plays, ats) AS p (member_id, day, plays, at)
  JOIN member.currencies_of(members) AS m ON m.member_id = p.member_id
  ON CONFLICT (member_id, kind, cause) DO NOTHING;
  GET DIAGNOSTICS told = ROW_COUNT;
  RETURN told;
END
$$;

-- Congratulates everybody born on one of these days, once a year.
CREATE FUNCTION facts.note_birthdays(days integer[], year integer, at timestamptz) RETURNS bigint
LANGUAGE sql
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
  SELECT facts.note(array_agg(b.id), array_agg('birthday'::text), array_agg(year::text),
    array_agg(jsonb_build_object('year', year)), array_agg(at))
  FROM member.born_on(days) AS b (id)
  HAVING count(*) > 0
$$;

-- A line through the facts: once every transaction numbered up to `horizon` has ended, none with a number up to `up_to` can
-- appear any more (decision 0003).
CREATE FUNCTION facts.draw_line() RETURNS TABLE (up_to bigint, horizon xid8)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
BEGIN
  SELECT CASE WHEN s.is_called THEN s.last_value ELSE 0 END INTO up_to FROM facts.fact_id AS s;
  horizon := pg_current_xact_id();
  RETURN NEXT;
END
$$;

-- Drops what all of these consumers have passed and is older than a time, so many at once. That an account elsewhere was linked
-- is kept: else taking it off and linking it again would be told anew.
CREATE FUNCTION facts.drop_old(consumers text[], before timestamptz, most integer) RETURNS bigint
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  dropped bigint;
BEGIN
  DELETE FROM facts.fact WHERE id IN (
    SELECT f.id FROM facts.fact AS f
    WHERE f.at < before AND f.kind <> 'messenger_linked'
      AND f.id <= (SELECT coalesce(min(c.place), 0) FROM facts.consumer AS c WHERE c.name = ANY (consumers))
    LIMIT most
  );
  GET DIAGNOSTICS dropped = ROW_COUNT;
  RETURN dropped;
END
$$;

-- Up to which call figures have told facts of play. Counted anew, they tell nothing of what they told.
ALTER TABLE figures.progress ADD COLUMN told_up_to bigint NOT NULL DEFAULT 0;
UPDATE figures.progress SET told_up_to = calls_up_to;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA facts FROM PUBLIC;
REVOKE ALL ON FUNCTION member.currencies_of, member.born_on, vendors.codes FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.codes TO champa_app;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA facts TO champa_app;
GRANT SELECT ON facts.fact, facts.fact_id TO champa_app;
GRANT SELECT, INSERT, UPDATE ON facts.consumer TO champa_app;
