-- Seals the rows up to a watermark in one block of at most `most` rows. Returns how many: 0 when all are sealed, null
-- while transactions from before the watermark still run. One writer at a time.
CREATE OR REPLACE FUNCTION ledger.seal(up_to bigint, horizon xid8, most integer, at timestamptz) RETURNS integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
SET enable_seqscan = off
SET jit = off
AS $$
DECLARE
  before blocks;
  made blocks;
BEGIN
  IF pg_snapshot_xmin(pg_current_snapshot()) <= horizon THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('ledger.seal', 0));
  SELECT * INTO before FROM blocks ORDER BY number DESC LIMIT 1;

  made.number := coalesce(before.number, 0) + 1;
  made.first_id := coalesce(before.last_id, 0) + 1;
  SELECT count(*), max(rows.id) INTO made.movements, made.last_id
  FROM (SELECT id FROM journal WHERE id >= made.first_id AND id <= up_to ORDER BY id LIMIT most) AS rows;
  IF made.movements > 0 THEN
    made.hash := block_hash(coalesce(before.hash, decode(repeat('00', 32), 'hex')), made.first_id, made.last_id);
    made.sealed_at := at;
    INSERT INTO blocks SELECT made.*;
  END IF;
  RETURN made.movements;
END
$$;

REVOKE ALL ON FUNCTION ledger.seal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.seal TO champa_app;
