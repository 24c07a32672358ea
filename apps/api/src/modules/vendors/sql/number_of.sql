CREATE OR REPLACE FUNCTION vendors.number_of(vendor_id smallint, tx_id text) RETURNS bigint
LANGUAGE sql STABLE
AS 'SELECT t.id FROM vendors.transaction AS t WHERE t.vendor_id = number_of.vendor_id AND t.tx_id = number_of.tx_id';

REVOKE ALL ON FUNCTION vendors.number_of FROM PUBLIC;
