-- member: who plays here. identity: how he proves it. Two schemas, because a name is shown and a secret never is.
CREATE SCHEMA member;
GRANT USAGE ON SCHEMA member TO champa_app;

CREATE TABLE member.member (
  id            bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  username      text NOT NULL CHECK (username <> ''),
  nickname      text NOT NULL,
  -- Account types of the specification: 0 member; 1, 2, 41, 42 agents; 4 trial.
  type          smallint NOT NULL DEFAULT 0 CHECK (type IN (0, 1, 2, 4, 41, 42)),
  status        text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended', 'closed')),
  currency      text NOT NULL,
  country       text NOT NULL,
  language      text NOT NULL,
  register_url  text NOT NULL DEFAULT '',
  referral_code text NOT NULL DEFAULT '',
  affiliate_code text NOT NULL DEFAULT '',
  terms_accepted_at timestamptz NOT NULL,
  registered_at timestamptz NOT NULL
);

-- "Somphone" and "somphone" are one name.
CREATE UNIQUE INDEX member_username ON member.member (lower(username));
CREATE INDEX member_registered ON member.member (registered_at DESC, id DESC);

GRANT SELECT, INSERT, UPDATE ON member.member TO champa_app;

-- The face other schemas' functions may use: whether this member may begin something new.
CREATE FUNCTION member.play_status(member_id bigint) RETURNS text
LANGUAGE sql STABLE
AS $$ SELECT status FROM member.member WHERE id = member_id $$;

-- The account type of an active member; null for anybody else.
CREATE FUNCTION member.active_type(member_id bigint) RETURNS smallint
LANGUAGE sql STABLE
AS $$ SELECT type FROM member.member WHERE id = member_id AND status = 'active' $$;

GRANT EXECUTE ON FUNCTION member.play_status, member.active_type TO champa_app;

CREATE SCHEMA identity;
GRANT USAGE ON SCHEMA identity TO champa_app;

CREATE TABLE identity.credential (
  member_id     bigint PRIMARY KEY REFERENCES member.member (id),
  -- argon2id in PHC form; parameters travel with it, so that they can be raised.
  password_hash text NOT NULL,
  is_default    boolean NOT NULL DEFAULT false,
  changed_at    timestamptz NOT NULL,
  first_login_seen_at timestamptz
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
  user_agent  text NOT NULL
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
