-- Internal messages of members: what the house tells one, and what it tells all who are registered when it is told.
CREATE SCHEMA inbox;
GRANT USAGE ON SCHEMA inbox TO champa_app;

-- One row of numbers for both kinds of message, so that a member's list has one order and a page of it one cursor.
CREATE SEQUENCE inbox.message_id AS bigint;
GRANT USAGE ON SEQUENCE inbox.message_id TO champa_app;

CREATE TABLE inbox.message (
  member_id bigint NOT NULL,
  id bigint NOT NULL DEFAULT nextval('inbox.message_id'),
  kind text NOT NULL,
  -- What the message of this kind is about; the words come from the catalogues, in the language of whoever reads.
  details jsonb NOT NULL,
  -- The operator's own words, by language.
  texts jsonb,
  -- What it was told for; one cause tells once.
  cause text NOT NULL,
  at timestamptz NOT NULL,
  read_at timestamptz,
  -- Kept until it would be dropped anyway: its cause is not to tell again.
  deleted_at timestamptz,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, cause),
  CHECK ((kind = 'operator') = (texts IS NOT NULL)),
  CHECK (deleted_at IS NULL OR read_at IS NOT NULL)
);
-- The badge counts these after every change, the filter lists them.
CREATE INDEX message_unread ON inbox.message (member_id, id) WHERE read_at IS NULL;
-- Retention.
CREATE INDEX message_age ON inbox.message (at);

-- Told to everybody who was registered then: one row, however many they are, and a mark for each who read or deleted it.
CREATE TABLE inbox.broadcast (
  id bigint PRIMARY KEY DEFAULT nextval('inbox.message_id'),
  texts jsonb NOT NULL,
  sent_by text NOT NULL,
  at timestamptz NOT NULL
);

CREATE TABLE inbox.broadcast_mark (
  member_id bigint NOT NULL,
  broadcast_id bigint NOT NULL REFERENCES inbox.broadcast,
  read_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (member_id, broadcast_id)
);
-- Retention.
CREATE INDEX mark_of_broadcast ON inbox.broadcast_mark (broadcast_id);

GRANT SELECT, INSERT, UPDATE, DELETE ON inbox.message, inbox.broadcast_mark TO champa_app;
GRANT SELECT, INSERT, DELETE ON inbox.broadcast TO champa_app;
