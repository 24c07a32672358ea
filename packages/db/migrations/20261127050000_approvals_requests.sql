-- What one employee asked for and another has to approve (docs/decisions/0062-four-eyes.md).
CREATE SCHEMA approvals;
GRANT USAGE ON SCHEMA approvals TO champa_app;

CREATE TABLE approvals.request (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind            text NOT NULL,
  subject_type    text NOT NULL,
  subject_id      text NOT NULL,
  member_id       bigint,
  -- What is carried out when it is approved.
  input           jsonb NOT NULL,
  amount          bigint, -- units of 10^-5
  -- json, not jsonb: the fields stand in the order in which they are shown.
  before          json NOT NULL,
  after           json NOT NULL,
  -- What the decision rests on: if it has changed since, the request is stale.
  grounds         jsonb NOT NULL,
  reason          text NOT NULL,
  asked_by        bigint NOT NULL,
  asked_at        timestamptz NOT NULL,
  asked_from      inet NOT NULL,
  asked_in        text NOT NULL, -- the ID of the call
  expires_at      timestamptz NOT NULL,
  state           text NOT NULL DEFAULT 'waiting'
                  CHECK (state IN ('waiting', 'approved', 'rejected', 'withdrawn', 'expired', 'stale')),
  decided_by      bigint,
  decided_at      timestamptz,
  decision_reason text,
  CHECK (state NOT IN ('approved', 'rejected', 'stale') OR decided_by <> asked_by),
  CHECK (state <> 'withdrawn' OR decided_by = asked_by),
  CHECK ((state IN ('waiting', 'expired')) = (decided_by IS NULL)),
  CHECK ((decided_by IS NULL) = (decided_at IS NULL) AND (decided_by IS NULL) = (decision_reason IS NULL))
);

-- One at a time about a thing: two would be decided on the same state of it.
CREATE UNIQUE INDEX request_waiting ON approvals.request (kind, subject_type, subject_id) WHERE state = 'waiting';
CREATE INDEX request_queue ON approvals.request (id) WHERE state = 'waiting';

GRANT SELECT, INSERT ON approvals.request TO champa_app;
GRANT UPDATE (state, decided_by, decided_at, decision_reason) ON approvals.request TO champa_app;
