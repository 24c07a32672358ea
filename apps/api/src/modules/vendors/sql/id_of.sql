CREATE OR REPLACE FUNCTION vendors.id_of(code text) RETURNS smallint
LANGUAGE sql STABLE
AS 'SELECT v.id FROM vendors.vendor AS v WHERE v.code = id_of.code';

REVOKE ALL ON FUNCTION vendors.id_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.id_of TO champa_app;
