-- What waits in the queue, by task. A failed job gets a later time to run, so its age says nothing: it is counted as failing instead.
CREATE OR REPLACE FUNCTION platform.waiting_jobs()
RETURNS TABLE (task text, oldest_seconds double precision, failing integer, given_up integer)
LANGUAGE sql STABLE
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
  SELECT
    j.task_identifier,
    coalesce(max(extract(epoch FROM now() - j.run_at)) FILTER (WHERE j.run_at <= now() AND j.attempts < j.max_attempts), 0)::float8,
    count(*) FILTER (WHERE j.last_error IS NOT NULL AND j.attempts < j.max_attempts)::integer,
    count(*) FILTER (WHERE j.attempts >= j.max_attempts AND j.locked_at IS NULL)::integer
  FROM graphile_worker.jobs AS j
  GROUP BY j.task_identifier
$$;

REVOKE ALL ON FUNCTION platform.waiting_jobs FROM PUBLIC;
GRANT EXECUTE ON FUNCTION platform.waiting_jobs TO champa_app;
