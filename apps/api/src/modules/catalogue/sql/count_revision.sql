-- The row stays locked until the writer commits: writers of the catalogue, few and short, go one after another, and a
-- reader never sees a revision whose rows are not there yet.
CREATE OR REPLACE FUNCTION catalogue.count_revision() RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
BEGIN
  UPDATE catalogue.revision SET number = number + 1;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION catalogue.count_revision FROM PUBLIC;
