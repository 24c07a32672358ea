-- A watermark of the facts: once every transaction numbered up to `horizon` has ended, none with a number up to `up_to`
-- can appear any more (decision 0003).
CREATE OR REPLACE FUNCTION facts.draw_line() RETURNS TABLE (up_to bigint, horizon xid8)
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

REVOKE ALL ON FUNCTION facts.draw_line FROM PUBLIC;
GRANT EXECUTE ON FUNCTION facts.draw_line TO champa_app;
