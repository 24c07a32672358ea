-- Drops what all of these consumers have passed and is older than a time, so many at once. That an account elsewhere was linked
-- is kept: else taking it off and linking it again would be told anew.
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
      AND f.id <= (SELECT coalesce(min(c.place), 0) FROM facts.consumer AS c WHERE c.name = ANY (consumers))
    LIMIT most
  );
  GET DIAGNOSTICS dropped = ROW_COUNT;
  RETURN dropped;
END
$$;

REVOKE ALL ON FUNCTION facts.drop_old FROM PUBLIC;
GRANT EXECUTE ON FUNCTION facts.drop_old TO champa_app;
