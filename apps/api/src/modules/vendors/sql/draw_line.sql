-- A watermark of the calls: once every transaction numbered up to `horizon` has ended, no call with a number up to
-- `up_to` can appear any more. (A call's transaction locks its player's account, and so has its own number, before it
-- draws the call's.)
CREATE OR REPLACE FUNCTION vendors.draw_line() RETURNS TABLE (up_to bigint, horizon xid8)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, vendors
AS $$
BEGIN
  SELECT CASE WHEN s.is_called THEN s.last_value ELSE 0 END INTO up_to FROM transaction_id AS s;
  horizon := pg_current_xact_id();
  RETURN NEXT;
END
$$;

REVOKE ALL ON FUNCTION vendors.draw_line FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.draw_line TO champa_app;
