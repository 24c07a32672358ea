-- The vendors' codes, by their number.
CREATE OR REPLACE FUNCTION vendors.codes() RETURNS TABLE (vendor_id smallint, code text)
LANGUAGE sql STABLE
AS $$
  SELECT v.id, v.code FROM vendors.vendor AS v
$$;

REVOKE ALL ON FUNCTION vendors.codes FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.codes TO champa_app;
