-- What staff keeps of a member beside their state: locks, notes and tags.
ALTER TABLE member.member
  ADD COLUMN play_locked     boolean NOT NULL DEFAULT false,
  ADD COLUMN withdraw_locked boolean NOT NULL DEFAULT false;

-- Members of one state, newest first, however few they are.
CREATE INDEX member_status ON member.member (status, id);

-- Tags are of the member, not of promotions alone.
ALTER TABLE promotions.tag SET SCHEMA member;
CREATE INDEX tag_members ON member.tag (tag, member_id);

-- A note stays as it was written.
CREATE TABLE member.note (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id       bigint NOT NULL REFERENCES member.member (id),
  text            text NOT NULL CHECK (text <> ''),
  actor           text NOT NULL,
  at              timestamptz NOT NULL,
  idempotency_key uuid NOT NULL UNIQUE
);

CREATE INDEX note_of_member ON member.note (member_id, id DESC);
GRANT SELECT, INSERT ON member.note TO champa_app;
