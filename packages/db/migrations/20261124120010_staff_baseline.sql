-- The operator's employees. Their sessions, names and secrets share nothing with the members'.
CREATE SCHEMA staff;
GRANT USAGE ON SCHEMA staff TO champa_app;

CREATE TABLE staff.staff (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username      text NOT NULL CHECK (username <> ''),
  name          text NOT NULL,
  password_hash text NOT NULL,
  status        text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled')),
  created_at    timestamptz NOT NULL
);

CREATE UNIQUE INDEX staff_username ON staff.staff (lower(username));

CREATE TABLE staff.session (
  token_hash bytea PRIMARY KEY,
  staff_id   bigint NOT NULL REFERENCES staff.staff (id),
  created_at timestamptz NOT NULL,
  ends_at    timestamptz NOT NULL,
  ip         inet NOT NULL
);

-- Who did what from where (compliance row 68): sign-ins and everything staff look at or change.
CREATE TABLE staff.access_log (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at       timestamptz NOT NULL,
  staff_id bigint,
  action   text NOT NULL,
  detail   jsonb NOT NULL,
  ip       inet NOT NULL
);

GRANT SELECT, INSERT, UPDATE ON staff.staff TO champa_app;
GRANT SELECT, INSERT, DELETE ON staff.session TO champa_app;
GRANT SELECT, INSERT ON staff.access_log TO champa_app;
