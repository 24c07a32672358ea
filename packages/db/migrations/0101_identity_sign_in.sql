ALTER TABLE identity.session
  -- By what it was opened: password, sms, register, trial.
  ADD COLUMN method text NOT NULL DEFAULT 'password',
  ADD COLUMN language text NOT NULL DEFAULT '',
  ADD COLUMN time_zone text NOT NULL DEFAULT '';

CREATE INDEX session_history ON identity.session (member_id, id DESC);

-- Addresses a member has signed in from. From any other, more than his password is asked.
CREATE TABLE identity.known_address (
  member_id bigint NOT NULL REFERENCES member.member (id),
  ip        inet NOT NULL,
  seen_at   timestamptz NOT NULL,
  PRIMARY KEY (member_id, ip)
);

GRANT SELECT, INSERT, UPDATE ON identity.known_address TO champa_app;

-- Codes by SMS and e-mail, the last one of each purpose and target. Six digits are soon guessed from a plain hash: it is
-- keyed with a secret the database does not have.
CREATE TABLE identity.code (
  purpose    text NOT NULL,
  target     text NOT NULL,
  code_hash  bytea NOT NULL,
  tries_left integer NOT NULL,
  sent_at    timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  PRIMARY KEY (purpose, target)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON identity.code TO champa_app;
CREATE INDEX code_expiry ON identity.code (expires_at);

-- How often something was asked for within a window of time, by key ("sms:+8562055512345", "captcha:203.0.113.7").
CREATE TABLE identity.allowance (
  key        text PRIMARY KEY,
  used       integer NOT NULL,
  started_at timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE, DELETE ON identity.allowance TO champa_app;
CREATE INDEX allowance_age ON identity.allowance (started_at);

-- Questions a visitor must answer once: letters of a picture, a puzzle, a sign-in half done. `answer` is what is right,
-- hashed or sealed; `member_id` who is signing in.
CREATE TABLE identity.challenge (
  id_hash    bytea PRIMARY KEY,
  kind       text NOT NULL,
  answer     text NOT NULL,
  member_id  bigint REFERENCES member.member (id),
  asked_at   timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE, DELETE ON identity.challenge TO champa_app;
CREATE INDEX challenge_expiry ON identity.challenge (expires_at);

-- Keys that payloads are encrypted with; the private half sealed by the program's own key. The newest is published.
CREATE TABLE identity.payload_key (
  kid         text PRIMARY KEY,
  public_jwk  jsonb NOT NULL,
  sealed_key  text NOT NULL,
  created_at  timestamptz NOT NULL
);

GRANT SELECT, INSERT, DELETE ON identity.payload_key TO champa_app;

-- Payloads taken, until they would be stale anyway: a second arrival is a replay.
CREATE TABLE identity.payload_seen (
  nonce_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

GRANT SELECT, INSERT, DELETE ON identity.payload_seen TO champa_app;
CREATE INDEX payload_seen_expiry ON identity.payload_seen (expires_at);

-- Authenticator applications: the shared secret sealed, the last counter used so that no code serves twice, and recovery
-- codes as keyed hashes.
CREATE TABLE identity.authenticator (
  member_id      bigint PRIMARY KEY REFERENCES member.member (id),
  sealed_secret  text NOT NULL,
  confirmed_at   timestamptz,
  last_counter   bigint NOT NULL DEFAULT 0,
  recovery       bytea[] NOT NULL DEFAULT '{}'
);

GRANT SELECT, INSERT, UPDATE, DELETE ON identity.authenticator TO champa_app;
