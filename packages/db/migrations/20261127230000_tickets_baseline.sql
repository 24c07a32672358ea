-- Feedback and complaints: what members and visitors write to the house, and what becomes of it.
CREATE SCHEMA tickets;
GRANT USAGE ON SCHEMA tickets TO champa_app;

CREATE TABLE tickets.ticket (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: a visitor, who is answered by e-mail.
  member_id bigint,
  contact text,
  language text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('feedback', 'complaint')),
  topic text NOT NULL CHECK (topic IN ('deposit', 'withdrawal', 'game', 'service', 'application', 'other')),
  state text NOT NULL CHECK (state IN ('received', 'working', 'answered', 'closed', 'final', 'referred')),
  idempotency_key uuid NOT NULL UNIQUE,
  claimed_by text,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- A complaint is acknowledged by then; feedback needs no acknowledgement.
  acknowledge_due_at timestamptz,
  acknowledged_at timestamptz,
  -- Feedback is answered by then for the first time, a complaint for good.
  answer_due_at timestamptz NOT NULL,
  extended_at timestamptz,
  answered_at timestamptz,
  ended_at timestamptz,
  referred_at timestamptz,
  -- The outside body that it was referred to, as it was called then.
  referred_to text,
  escalated_at timestamptz,
  escalated_by text,
  CHECK ((member_id IS NULL) = (contact IS NOT NULL)),
  CHECK ((state IN ('closed', 'final', 'referred')) = (ended_at IS NOT NULL)),
  CHECK ((state = 'referred') = (referred_at IS NOT NULL)),
  CHECK (kind = 'complaint' OR state NOT IN ('final', 'referred')),
  CHECK (kind = 'complaint' OR (acknowledge_due_at IS NULL AND extended_at IS NULL))
);
CREATE INDEX ticket_of_member ON tickets.ticket (member_id, id) WHERE member_id IS NOT NULL;
-- The queue of staff, the most urgent first.
CREATE INDEX ticket_waiting ON tickets.ticket (answer_due_at, id) WHERE state IN ('received', 'working');
CREATE INDEX ticket_answered ON tickets.ticket (id) WHERE state = 'answered';
CREATE INDEX ticket_ended ON tickets.ticket (id) WHERE ended_at IS NOT NULL;
-- What is late and not escalated yet.
CREATE INDEX ticket_not_escalated ON tickets.ticket (answer_due_at)
WHERE escalated_at IS NULL AND state IN ('received', 'working');
CREATE INDEX ticket_not_acknowledged ON tickets.ticket (acknowledge_due_at)
WHERE escalated_at IS NULL AND acknowledged_at IS NULL AND state IN ('received', 'working');
-- Reports, and retention.
CREATE INDEX ticket_age ON tickets.ticket (created_at);

-- What was said: the member's and the house's words, and notes that only staff reads.
CREATE TABLE tickets.message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id bigint NOT NULL REFERENCES tickets.ticket ON DELETE CASCADE,
  side text NOT NULL CHECK (side IN ('member', 'staff', 'note')),
  author text,
  text text NOT NULL,
  idempotency_key uuid NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (ticket_id, idempotency_key),
  CHECK ((side = 'member') = (author IS NULL))
);

-- Every step, who took it, and why.
CREATE TABLE tickets.step (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id bigint NOT NULL REFERENCES tickets.ticket ON DELETE CASCADE,
  step text NOT NULL,
  state text NOT NULL,
  by text NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX step_of_ticket ON tickets.step (ticket_id, id);

-- Sent ahead of the message that they belong to; a picture that none took is gone after a day.
CREATE TABLE tickets.picture (
  id uuid PRIMARY KEY,
  owner text NOT NULL,
  message_id bigint REFERENCES tickets.message ON DELETE CASCADE,
  bytes bytea NOT NULL,
  added_at timestamptz NOT NULL
);
CREATE INDEX picture_of_message ON tickets.picture (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX picture_loose ON tickets.picture (owner, added_at) WHERE message_id IS NULL;

GRANT SELECT, INSERT, UPDATE, DELETE ON tickets.ticket, tickets.picture TO champa_app;
GRANT SELECT, INSERT, UPDATE ON tickets.message TO champa_app;
GRANT SELECT, INSERT ON tickets.step TO champa_app;
