-- An employee's authenticator application: the shared secret sealed, and the last time step used, so that no code serves twice.
CREATE TABLE staff.authenticator (
  staff_id      bigint PRIMARY KEY REFERENCES staff.staff (id),
  sealed_secret text NOT NULL,
  last_step     bigint NOT NULL DEFAULT 0,
  added_at      timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE, DELETE ON staff.authenticator TO champa_app;
