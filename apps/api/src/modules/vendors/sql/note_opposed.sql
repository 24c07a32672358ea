-- Stores the opposite part of rounds' stakes, by accounts, where another module computes them. They count once the rounds are
-- settled, so they are noted before.
CREATE OR REPLACE FUNCTION vendors.note_opposed(vendor_id smallint, accounts bigint[], ref text, amounts bigint[]) RETURNS void
LANGUAGE plpgsql
SET search_path = pg_catalog, vendors
SET enable_seqscan = off
AS $$
BEGIN
  FOR i IN 1 .. cardinality(accounts) LOOP
    UPDATE round AS r SET opposed = amounts[i]
    WHERE r.account = accounts[i] AND r.vendor_id = note_opposed.vendor_id AND r.ref = note_opposed.ref COLLATE "C";
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION vendors.note_opposed FROM PUBLIC;
