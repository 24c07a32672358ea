-- Nobody changes what was written, not even the owner by mistake. Who can drop the trigger still cannot mend the chain
-- without its head changing.
CREATE OR REPLACE FUNCTION ledger.refuse_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION '% only grows: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;

REVOKE ALL ON FUNCTION ledger.refuse_change FROM PUBLIC;
