-- Nobody changes or deletes an entry of the audit log, not even the owner of the table by mistake.
CREATE OR REPLACE FUNCTION staff.refuse_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION '% only grows: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;

REVOKE ALL ON FUNCTION staff.refuse_change FROM PUBLIC;
