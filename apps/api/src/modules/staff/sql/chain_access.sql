-- Gives a new entry of the audit log its number and hash. The row of the head is locked until the transaction ends: entries come one
-- after another, which is right for employees' work and touches no member's.
CREATE OR REPLACE FUNCTION staff.chain_access() RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, staff
AS $$
DECLARE
  head access_head;
BEGIN
  SELECT * INTO head FROM access_head FOR UPDATE;
  NEW.number := head.number + 1;
  NEW.hash := access_hash(head.hash, NEW);
  UPDATE access_head SET number = NEW.number, hash = NEW.hash;
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION staff.chain_access FROM PUBLIC;
