-- Whether a maintenance window of a vendor is under way at a time. Asked for every bet.
CREATE OR REPLACE FUNCTION catalogue.is_closed(vassalage text, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT EXISTS (
    SELECT FROM catalogue.maintenance_window AS w
    WHERE w.vassalage = is_closed.vassalage AND w.ends_at > is_closed.at AND w.starts_at <= is_closed.at
      AND (w.ended_at IS NULL OR w.ended_at > is_closed.at)
  )
$$;

REVOKE ALL ON FUNCTION catalogue.is_closed FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalogue.is_closed TO champa_app;
