-- The live chat of the house: conversations of members and visitors with employees.
CREATE SCHEMA chat;
GRANT USAGE ON SCHEMA chat TO champa_app;

CREATE TABLE chat.conversation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL,
  language text NOT NULL,
  -- Null: a visitor who has not signed in.
  member_id bigint,
  state text NOT NULL CHECK (state IN ('waiting', 'open', 'ended')),
  -- The employee who answers, as `staff:name`.
  claimed_by text,
  -- The number of its last message; the next has one more, without a gap.
  last_seq bigint NOT NULL DEFAULT 0,
  customer_read bigint NOT NULL DEFAULT 0,
  staff_read bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- Its place in the queue: since when it waits.
  waits_since timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  first_answer_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  stars smallint CHECK (stars BETWEEN 1 AND 5),
  rating_comment text,
  CHECK ((state = 'open') = (claimed_by IS NOT NULL AND ended_at IS NULL)),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL)),
  CHECK (customer_read <= last_seq AND staff_read <= last_seq)
);
-- A member has one chat at a time.
CREATE UNIQUE INDEX conversation_of_member ON chat.conversation (member_id)
WHERE member_id IS NOT NULL AND ended_at IS NULL;
CREATE INDEX conversations_of_member ON chat.conversation (member_id, id) WHERE member_id IS NOT NULL;
CREATE INDEX conversation_waiting ON chat.conversation (waits_since, id) WHERE state = 'waiting';
CREATE INDEX conversation_open ON chat.conversation (claimed_by, id) WHERE state = 'open';
-- Those that nobody writes in any more.
CREATE INDEX conversation_quiet ON chat.conversation (last_at) WHERE ended_at IS NULL;
CREATE INDEX conversation_age ON chat.conversation (created_at);

-- Keys by which a browser reads and writes in a conversation: only their hashes.
CREATE TABLE chat.key (
  hash bytea PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES chat.conversation ON DELETE CASCADE,
  made_at timestamptz NOT NULL
);
CREATE INDEX key_of_conversation ON chat.key (conversation_id);

CREATE TABLE chat.message (
  conversation_id bigint NOT NULL REFERENCES chat.conversation ON DELETE CASCADE,
  seq bigint NOT NULL,
  -- One message for a key, however often it is sent.
  key uuid NOT NULL,
  side text NOT NULL CHECK (side IN ('customer', 'staff', 'system')),
  kind text NOT NULL CHECK (kind IN ('text', 'picture', 'event')),
  -- The employee; null for customers.
  author text,
  text text NOT NULL,
  bytes bytea,
  at timestamptz NOT NULL,
  PRIMARY KEY (conversation_id, seq),
  UNIQUE (conversation_id, key),
  CHECK ((kind = 'picture') = (bytes IS NOT NULL))
);

-- What only staff reads.
CREATE TABLE chat.note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES chat.conversation ON DELETE CASCADE,
  author text NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX note_of_conversation ON chat.note (conversation_id, id);

CREATE TABLE chat.canned_answer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  texts jsonb NOT NULL,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL
);

-- Employees whose screens are open now.
CREATE TABLE chat.presence (
  actor text PRIMARY KEY,
  is_taking boolean NOT NULL,
  seen_at timestamptz NOT NULL
);

-- One-use tickets for addresses: a stream, an upload (decision 0055).
CREATE TABLE chat.ticket (
  hash bytea PRIMARY KEY,
  -- Null: the stream of staff.
  conversation_id bigint REFERENCES chat.conversation ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX ticket_expiry ON chat.ticket (expires_at);
CREATE INDEX ticket_of_conversation ON chat.ticket (conversation_id);

GRANT SELECT, INSERT, UPDATE, DELETE
ON chat.conversation, chat.key, chat.canned_answer, chat.presence, chat.ticket TO champa_app;
GRANT SELECT, INSERT ON chat.message, chat.note TO champa_app;
