CREATE SCHEMA identity;
GRANT USAGE ON SCHEMA identity TO champa_app;

CREATE TABLE identity.credential (
  member_id     bigint PRIMARY KEY REFERENCES member.member (id),
  -- argon2id in PHC form; parameters travel with it, so that they can be raised.
  -- Null where the member has no password: he signs in by SMS.
  password_hash text,
  is_default    boolean NOT NULL DEFAULT false,
  changed_at    timestamptz NOT NULL,
  first_login_seen_at timestamptz,
  payment_hash text,
  -- What money on its way out is judged by: when a payment password was set, and who else used a device.
  payment_changed_at timestamptz
);

GRANT SELECT, INSERT, UPDATE ON identity.credential TO champa_app;

CREATE TABLE identity.session (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash  bytea NOT NULL UNIQUE,
  member_id   bigint NOT NULL REFERENCES member.member (id),
  created_at  timestamptz NOT NULL,
  -- Kept to the minute: a session in use is not written at each call.
  seen_at     timestamptz NOT NULL,
  ends_at     timestamptz NOT NULL,
  ended_at    timestamptz,
  ip          inet NOT NULL,
  user_agent  text NOT NULL,
  -- By what it was opened: password, sms, register, trial.
  method text NOT NULL DEFAULT 'password',
  language text NOT NULL DEFAULT '',
  time_zone text NOT NULL DEFAULT '',
  -- Of which country an address was when somebody signed in from it. Kept, because addresses change hands.
  country text
);

CREATE INDEX session_of_member ON identity.session (member_id) WHERE ended_at IS NULL;

GRANT SELECT, INSERT, UPDATE ON identity.session TO champa_app;

-- Failed sign-ins by what was tried ("account:somphone") and from where ("address:203.0.113.7").
CREATE TABLE identity.attempt (
  key         text PRIMARY KEY,
  failures    integer NOT NULL,
  last_at     timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE, DELETE ON identity.attempt TO champa_app;

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

-- Passkeys (WebAuthn): the public half of a key that a device keeps. Nothing here helps who steals it.
CREATE TABLE identity.passkey (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id     bigint NOT NULL REFERENCES member.member (id),
  credential_id text NOT NULL UNIQUE,
  public_key    bytea NOT NULL,
  -- Signatures so far, where the device counts them: one that falls back is a copy's.
  counter       bigint NOT NULL,
  transports    text[] NOT NULL,
  label         text NOT NULL CHECK (label <> ''),
  -- Kept by the maker of the device on all devices of its owner.
  is_synced     boolean NOT NULL,
  created_at    timestamptz NOT NULL,
  used_at       timestamptz
);

CREATE INDEX passkey_of_member ON identity.passkey (member_id, id DESC);

GRANT SELECT, INSERT, UPDATE, DELETE ON identity.passkey TO champa_app;

-- Accounts elsewhere (OpenID Connect) that members sign in by. Who somebody is there is told by issuer and subject
-- together; the provider's name in our settings may come to mean another party.
CREATE TABLE identity.linked_account (
  member_id   bigint NOT NULL REFERENCES member.member (id),
  provider_id text NOT NULL,
  issuer      text NOT NULL,
  subject     text NOT NULL,
  -- How the account is called there, partly hidden: for its owner to know it by.
  name        text NOT NULL,
  linked_at   timestamptz NOT NULL,
  used_at     timestamptz,
  PRIMARY KEY (member_id, provider_id),
  UNIQUE (issuer, subject)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON identity.linked_account TO champa_app;

CREATE INDEX session_device ON identity.session (ip, md5(user_agent), created_at);
