-- Takes the slips that a member sent away, where they were sent back to after paying, and what was noted about payments.
CREATE OR REPLACE FUNCTION deposits.forget(forgotten bigint) RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = pg_catalog, deposits
AS $$
  DELETE FROM deposits.slip WHERE member_id = forgotten;
  UPDATE deposits.deposit SET return_url = '', payment_url = NULL, note = '' WHERE member_id = forgotten;
$$;

REVOKE ALL ON FUNCTION deposits.forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION deposits.forget TO champa_app;
