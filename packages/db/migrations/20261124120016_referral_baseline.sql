-- Who brought whom. A member's code goes out in his link and comes back with the registrations it brings.
CREATE SCHEMA referral;
GRANT USAGE ON SCHEMA referral TO champa_app;

-- Made when its member first looks for it; never changed, for it is out in the world.
CREATE TABLE referral.code (
  member_id bigint PRIMARY KEY,
  code text NOT NULL,
  created_at timestamptz NOT NULL
);
-- Whoever types a code off a picture may take capitals for small letters.
CREATE UNIQUE INDEX code_text ON referral.code (lower(code));

CREATE TABLE referral.referred (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL UNIQUE, -- brought once, by one
  referrer_id bigint NOT NULL,
  at timestamptz NOT NULL,
  CHECK (member_id <> referrer_id)
);
-- A page of the list; the count of all.
CREATE INDEX referred_by ON referral.referred (referrer_id, id DESC);
-- The count since a time.
CREATE INDEX referred_since ON referral.referred (referrer_id, at);

GRANT SELECT, INSERT ON referral.code, referral.referred TO champa_app;
