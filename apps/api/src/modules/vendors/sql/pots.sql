-- Progressive pots as vendors told them last, the studio's among them.
CREATE OR REPLACE FUNCTION vendors.pots() RETURNS TABLE (vendor_id smallint, currency text, amount bigint)
LANGUAGE sql STABLE
AS $$ SELECT p.vendor_id, p.currency, p.amount FROM vendors.pot AS p $$;
