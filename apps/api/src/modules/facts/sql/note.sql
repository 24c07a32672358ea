-- Notes facts, one for each position of the arrays; those of trial members, and those noted before, are left out. The
-- transaction has its number before it draws a fact's: the watermark relies on that. @returns how many are new
CREATE OR REPLACE FUNCTION facts.note(members bigint[], kinds text[], causes text[], datas jsonb[], ats timestamptz[]) RETURNS bigint
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

REVOKE ALL ON FUNCTION facts.note FROM PUBLIC;
GRANT EXECUTE ON FUNCTION facts.note TO champa_app;
