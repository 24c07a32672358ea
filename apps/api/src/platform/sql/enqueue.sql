-- Adds a job in the caller's transaction: it runs if, and only if, that transaction commits. The queue's own tables stay
-- closed to the application's role, hence SECURITY DEFINER.
--
-- A job that must not be given up sets how often it is tried; null leaves it to the queue, which tries 25 times, over
-- some days.
CREATE OR REPLACE FUNCTION platform.enqueue(
  task text,
  payload json,
  queue text DEFAULT NULL,
  run_at timestamptz DEFAULT NULL,
  job_key text DEFAULT NULL,
  max_attempts smallint DEFAULT NULL
) RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
  SELECT graphile_worker.add_job(
    identifier => task,
    payload => payload,
    queue_name => queue,
    run_at => run_at,
    max_attempts => max_attempts,
    job_key => job_key
  );
$$;

REVOKE ALL ON FUNCTION platform.enqueue FROM PUBLIC;
GRANT EXECUTE ON FUNCTION platform.enqueue TO champa_app;
