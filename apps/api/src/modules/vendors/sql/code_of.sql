CREATE OR REPLACE FUNCTION vendors.code_of(vendor_id smallint) RETURNS text
LANGUAGE sql STABLE
AS 'SELECT v.code FROM vendors.vendor AS v WHERE v.id = vendor_id';

REVOKE ALL ON FUNCTION vendors.code_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.code_of TO champa_app;
