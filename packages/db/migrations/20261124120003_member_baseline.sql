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
  registered_at timestamptz NOT NULL,
  -- What registration asks beside a name and a password, who brought the member, and his first session's circumstances.
  upline_id bigint REFERENCES member.member (id),
  -- Which wording of the terms was accepted (compliance row 9).
  terms_version text NOT NULL DEFAULT '',
  expires_at timestamptz,
  -- A member's icon: empty the gallery's one of his number, a name of the gallery, or name and version of his own picture.
  icon text NOT NULL DEFAULT '',
  -- The tree of members, stored as each member's line: the ids from the top down to himself, each with a point after it. A team is
  -- then one range of an index. The truth is upline_id; the line follows it in the same row, by the trigger below.
  line text COLLATE "C" NOT NULL DEFAULT ''
);

-- "Somphone" and "somphone" are one name.
CREATE UNIQUE INDEX member_username ON member.member (lower(username));
CREATE INDEX member_registered ON member.member (registered_at DESC, id DESC);

GRANT SELECT, INSERT, UPDATE ON member.member TO champa_app;

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

-- Members' own pictures, as they were made of what was uploaded: small, square, without anything but the pixels.
CREATE TABLE member.icon_picture (
  member_id bigint PRIMARY KEY REFERENCES member.member (id),
  -- Not to be guessed: whoever was not shown the icon does not find it.
  name      text NOT NULL UNIQUE,
  version   text NOT NULL,
  bytes     bytea NOT NULL,
  added_at  timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE, DELETE ON member.icon_picture TO champa_app;

CREATE INDEX profile_birthday
ON member.profile (((extract(month FROM birthday) * 100 + extract(day FROM birthday))::integer))
WHERE birthday IS NOT NULL;

CREATE UNIQUE INDEX member_line ON member.member (line);

-- The lines that moved members had: `line` held until `until`.
CREATE TABLE member.past_line (
  member_id bigint NOT NULL REFERENCES member.member (id),
  until timestamptz NOT NULL,
  line text COLLATE "C" NOT NULL,
  PRIMARY KEY (member_id, until)
);
-- What moved since a time.
CREATE INDEX past_line_until ON member.past_line (until);
GRANT SELECT ON member.past_line TO champa_app;

-- What an agent sees of his downlines, a page at a time in the order he chose, and what he allows them of transfers.

-- Direct downlines by name and by the time they came; and whoever's name begins so.
CREATE INDEX member_upline_name ON member.member (upline_id, (lower(username) COLLATE "C"), id)
WHERE upline_id IS NOT NULL;
CREATE INDEX member_upline_registered ON member.member (upline_id, registered_at, id) WHERE upline_id IS NOT NULL;
CREATE INDEX member_name_prefix ON member.member ((lower(username) COLLATE "C"));

-- after functions
CREATE TRIGGER begin_line BEFORE INSERT ON member.member FOR EACH ROW EXECUTE FUNCTION member.begin_line();

CREATE TRIGGER keep_line BEFORE UPDATE OF upline_id, line ON member.member
FOR EACH ROW WHEN (OLD.upline_id IS DISTINCT FROM NEW.upline_id OR OLD.line <> NEW.line)
EXECUTE FUNCTION member.refuse_change_of_line();
