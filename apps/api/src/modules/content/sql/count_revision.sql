CREATE OR REPLACE FUNCTION content.count_revision() RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
BEGIN
  UPDATE content.revision SET number = number + 1;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION content.count_revision FROM PUBLIC;
