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
