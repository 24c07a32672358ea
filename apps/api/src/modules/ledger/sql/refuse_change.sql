-- Nobody changes journal rows, not even the owner by mistake. An owner who drops the trigger still cannot repair the
-- hash chain without changing its head.
CREATE OR REPLACE FUNCTION ledger.refuse_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION '% only grows: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;

REVOKE ALL ON FUNCTION ledger.refuse_change FROM PUBLIC;
