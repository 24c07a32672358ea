-- Moves the keys of rows sealed before a watermark to the large table, in order, once there are `at_least` of them.
-- Returns how many were moved; null while transactions from before the watermark still run: one of them may have looked
-- for a key before the movement of that key was visible, and must not enter the key again once it has left this table.
CREATE OR REPLACE FUNCTION ledger.settle_keys(sealed bigint, horizon xid8, at_least bigint) RETURNS bigint
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
AS $$
DECLARE
  moved bigint := 0;
BEGIN
  IF pg_snapshot_xmin(pg_current_snapshot()) <= horizon THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('ledger.settle_keys', 0));
  IF (SELECT count(*) FROM keys_recent WHERE id <= sealed) >= at_least THEN
    WITH taken AS (DELETE FROM keys_recent WHERE id <= sealed RETURNING digest, id)
    INSERT INTO keys_settled SELECT digest, id FROM taken ORDER BY digest;
    GET DIAGNOSTICS moved = ROW_COUNT;
  END IF;
  RETURN moved;
END
$$;

REVOKE ALL ON FUNCTION ledger.settle_keys FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.settle_keys TO champa_app;
