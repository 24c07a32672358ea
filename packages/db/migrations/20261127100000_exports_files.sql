-- Files of the console's lists (docs/decisions/0071-lists-of-the-console.md): an employee begins one, a job writes it part by part, and
-- only they can fetch it, for a day.
CREATE SCHEMA exports;
GRANT USAGE ON SCHEMA exports TO champa_app;

CREATE TABLE exports.file (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id   bigint NOT NULL,
  list       text NOT NULL,
  filter     jsonb NOT NULL,
  state      text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'failed', 'cancelled')),
  fault      text CHECK (fault IN ('right_lost', 'server')),
  rows       integer NOT NULL DEFAULT 0,
  bytes      bigint NOT NULL DEFAULT 0,
  parts      integer NOT NULL DEFAULT 0,
  -- Where the next part begins.
  place      text,
  whole      boolean NOT NULL DEFAULT true,
  -- How often a job has begun since the last part was written.
  tries      integer NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL,
  ended_at   timestamptz,
  CHECK ((state = 'running') = (ended_at IS NULL)),
  CHECK ((state = 'failed') = (fault IS NOT NULL))
);

-- One at a time for each employee.
CREATE UNIQUE INDEX file_running ON exports.file (staff_id) WHERE state = 'running';
CREATE INDEX file_own ON exports.file (staff_id, id);
CREATE INDEX file_ended ON exports.file (ended_at) WHERE ended_at IS NOT NULL;

CREATE TABLE exports.part (
  file_id bigint NOT NULL REFERENCES exports.file ON DELETE CASCADE,
  number  integer NOT NULL,
  content text NOT NULL,
  PRIMARY KEY (file_id, number)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON exports.file TO champa_app;
GRANT SELECT, INSERT, DELETE ON exports.part TO champa_app;
