-- Whether the queue has a job of a key that it still runs or tries again. For sweeps that find work whose job was lost.
CREATE OR REPLACE FUNCTION platform.has_job(job_key text) RETURNS boolean
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
  SELECT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = job_key AND attempts < max_attempts);
$$;

REVOKE ALL ON FUNCTION platform.has_job FROM PUBLIC;
GRANT EXECUTE ON FUNCTION platform.has_job TO champa_app;
