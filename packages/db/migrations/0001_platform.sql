-- The application works as the role champa_app, which owns nothing: what it may not do (change the journal, say) the
-- database itself refuses. Roles belong to the server, so a second database finds it made already.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'champa_app') THEN
    CREATE ROLE champa_app NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- another database's migration made it in this moment
END
$$;

GRANT champa_app TO CURRENT_USER;

CREATE SCHEMA platform;
GRANT USAGE ON SCHEMA platform TO champa_app;

-- Adds a job in the caller's transaction: it runs if, and only if, that transaction commits. The queue's own tables stay
-- closed to the application's role, hence SECURITY DEFINER.
CREATE FUNCTION platform.enqueue(
  task text,
  payload json,
  queue text DEFAULT NULL,
  run_at timestamptz DEFAULT NULL,
  job_key text DEFAULT NULL
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
    job_key => job_key
  );
$$;

REVOKE ALL ON FUNCTION platform.enqueue FROM PUBLIC;
GRANT EXECUTE ON FUNCTION platform.enqueue TO champa_app;
