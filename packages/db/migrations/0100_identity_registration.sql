-- What registration asks beside a name and a password, who brought the member, and his first session's circumstances.
ALTER TABLE member.member
  ADD COLUMN upline_id bigint REFERENCES member.member (id),
  -- Which wording of the terms was accepted (compliance row 9).
  ADD COLUMN terms_version text NOT NULL DEFAULT '',
  ADD COLUMN expires_at timestamptz;

CREATE INDEX member_upline ON member.member (upline_id) WHERE upline_id IS NOT NULL;
CREATE INDEX member_expiry ON member.member (expires_at) WHERE expires_at IS NOT NULL AND status = 'active';

CREATE TABLE member.profile (
  member_id          bigint PRIMARY KEY REFERENCES member.member (id),
  -- The international form, +8562055512345. One number is one account: it signs in by SMS.
  mobile             text UNIQUE,
  mobile_verified_at timestamptz,
  email              text NOT NULL DEFAULT '',
  email_verified_at  timestamptz,
  payee_name         text NOT NULL DEFAULT '',
  full_name          text NOT NULL DEFAULT '',
  birthday           date,
  id_number          text NOT NULL DEFAULT '',
  nationality        text NOT NULL DEFAULT '',
  place_of_birth     text NOT NULL DEFAULT '',
  address            text NOT NULL DEFAULT '',
  permanent_address  text NOT NULL DEFAULT '',
  current_address    text NOT NULL DEFAULT '',
  occupation         text NOT NULL DEFAULT '',
  source_of_income   text NOT NULL DEFAULT '',
  recommender_id     text NOT NULL DEFAULT '',
  -- Ways to reach the member by the name of the service: qqNum, wechat, line …
  contacts           jsonb NOT NULL DEFAULT '{}'
);

CREATE INDEX profile_email ON member.profile (lower(email)) WHERE email <> '';

GRANT SELECT, INSERT, UPDATE ON member.profile TO champa_app;

-- The codes agents invite with. A domain, where there is one, is the only one the code holds on.
CREATE TABLE member.invitation (
  code       text NOT NULL CHECK (code <> ''),
  agent_id   bigint NOT NULL REFERENCES member.member (id),
  domain     text,
  created_at timestamptz NOT NULL,
  closed_at  timestamptz
);

CREATE UNIQUE INDEX invitation_code ON member.invitation (lower(code));
CREATE INDEX invitation_of_agent ON member.invitation (agent_id);

GRANT SELECT, INSERT, UPDATE ON member.invitation TO champa_app;

-- Null where the member has no password: he signs in by SMS.
ALTER TABLE identity.credential
  ALTER COLUMN password_hash DROP NOT NULL,
  ADD COLUMN payment_hash text;
