-- Notes the birthday of every member born on one of these days, once a year.
CREATE OR REPLACE FUNCTION facts.note_birthdays(days integer[], year integer, at timestamptz) RETURNS bigint
LANGUAGE sql
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
  SELECT facts.note(array_agg(b.id), array_agg('birthday'::text), array_agg(year::text),
    array_agg(jsonb_build_object('year', year)), array_agg(at))
  FROM member.born_on(days) AS b (id)
  HAVING count(*) > 0
$$;

REVOKE ALL ON FUNCTION facts.note_birthdays FROM PUBLIC;
GRANT EXECUTE ON FUNCTION facts.note_birthdays TO champa_app;
