-- What members asked about their data, and who is anonymised: docs/decisions/0075-anonymising-and-retention.md.
CREATE SCHEMA privacy;
GRANT USAGE ON SCHEMA privacy TO champa_app;

CREATE TABLE privacy.request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('export', 'erase')),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'refused')),
  asked_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  noted_by text NOT NULL,
  ended_at timestamptz,
  ended_by text,
  reason text NOT NULL DEFAULT '',
  CHECK ((state = 'open') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX request_open ON privacy.request (member_id, kind) WHERE state = 'open';
CREATE INDEX request_queue ON privacy.request (id) WHERE state = 'open';

CREATE TABLE privacy.anonymised (
  member_id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  kept_until timestamptz NOT NULL,
  erased_at timestamptz -- of what was kept with the records of money
);
CREATE INDEX anonymised_due ON privacy.anonymised (kept_until) WHERE erased_at IS NULL;

GRANT SELECT, INSERT, UPDATE ON privacy.request, privacy.anonymised TO champa_app;
