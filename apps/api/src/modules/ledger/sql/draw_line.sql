-- A watermark of the journal: once every transaction numbered up to `horizon` has ended, no row with an ID up to
-- `up_to` can appear any more. (A transaction has its number before it draws IDs; the sequence is read before ours.)
-- Nor does any transaction remain that began to look for keys before the rows up to `sealed` were visible.
CREATE OR REPLACE FUNCTION ledger.draw_line() RETURNS TABLE (up_to bigint, sealed bigint, horizon xid8)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
AS $$
BEGIN
  SELECT CASE WHEN s.is_called THEN s.last_value ELSE 0 END INTO up_to FROM journal_id AS s;
  SELECT coalesce(max(b.last_id), 0) INTO sealed FROM blocks AS b;
  horizon := pg_current_xact_id();
  RETURN NEXT;
END
$$;

REVOKE ALL ON FUNCTION ledger.draw_line FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.draw_line TO champa_app;
