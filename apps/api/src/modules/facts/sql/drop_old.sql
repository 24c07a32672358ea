-- Deletes facts that all of these consumers have handled and that are older than a time, up to `most`. Facts of linked
-- accounts are kept: otherwise unlinking and linking again would be noted anew.
CREATE OR REPLACE FUNCTION facts.drop_old(consumers text[], before timestamptz, most integer) RETURNS bigint
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  dropped bigint;
BEGIN
  DELETE FROM facts.fact WHERE id IN (
    SELECT f.id FROM facts.fact AS f
    WHERE f.at < before AND f.kind <> 'messenger_linked'
      AND f.id <= (SELECT coalesce(min(c.position), 0) FROM facts.consumer AS c WHERE c.name = ANY (consumers))
    LIMIT most
  );
  GET DIAGNOSTICS dropped = ROW_COUNT;
  RETURN dropped;
END
$$;

REVOKE ALL ON FUNCTION facts.drop_old FROM PUBLIC;
GRANT EXECUTE ON FUNCTION facts.drop_old TO champa_app;
