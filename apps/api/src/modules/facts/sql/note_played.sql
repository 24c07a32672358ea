-- Notes members' play, a fact for each position of the arrays: a member, a day and their play of each game. `counted`
-- names the batch it was counted in.
CREATE OR REPLACE FUNCTION facts.note_played(
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

REVOKE ALL ON FUNCTION facts.note_played FROM PUBLIC;
GRANT EXECUTE ON FUNCTION facts.note_played TO champa_app;
