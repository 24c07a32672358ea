-- An employee may have several authenticators, each with a label, and passkeys beside them. The table of authenticators stays: an older
-- program that goes on serving still asks for the code of one.
ALTER TABLE staff.authenticator DROP CONSTRAINT authenticator_pkey;
ALTER TABLE staff.authenticator
  ADD COLUMN id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ADD COLUMN label   text NOT NULL DEFAULT '',
  ADD COLUMN used_at timestamptz;
CREATE INDEX authenticator_of ON staff.authenticator (staff_id);

CREATE TABLE staff.passkey (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id      bigint NOT NULL REFERENCES staff.staff (id),
  credential_id text NOT NULL UNIQUE,
  public_key    bytea NOT NULL,
  counter       bigint NOT NULL,
  transports    text[] NOT NULL,
  label         text NOT NULL,
  added_at      timestamptz NOT NULL,
  used_at       timestamptz
);
CREATE INDEX passkey_of ON staff.passkey (staff_id);

-- Each is worth one sign-in without the device; used ones are deleted.
CREATE TABLE staff.recovery_code (
  staff_id  bigint NOT NULL REFERENCES staff.staff (id),
  code_hash bytea NOT NULL,
  PRIMARY KEY (staff_id, code_hash)
);

-- Who has confirmed that an employee lost their second factors. Two others are needed.
CREATE TABLE staff.recovery_consent (
  staff_id bigint NOT NULL REFERENCES staff.staff (id),
  by_id    bigint NOT NULL REFERENCES staff.staff (id),
  at       timestamptz NOT NULL,
  reason   text NOT NULL,
  PRIMARY KEY (staff_id, by_id),
  CHECK (by_id <> staff_id)
);

-- Set by a recovery: the next sign-in enrols, also where the brand leaves second factors to its employees.
ALTER TABLE staff.staff ADD COLUMN must_enrol boolean NOT NULL DEFAULT false;

-- A session is named by its id, knows the browser, and when its employee last proved who they are.
ALTER TABLE staff.session
  ADD COLUMN id           bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN user_agent   text NOT NULL DEFAULT '',
  ADD COLUMN confirmed_at timestamptz NOT NULL DEFAULT now();
UPDATE staff.session SET confirmed_at = created_at;
CREATE INDEX session_of ON staff.session (staff_id);

GRANT UPDATE (confirmed_at) ON staff.session TO champa_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON staff.passkey TO champa_app;
GRANT SELECT, INSERT, DELETE ON staff.recovery_code TO champa_app;
GRANT SELECT, INSERT, DELETE ON staff.recovery_consent TO champa_app;
