-- Messages to many members: who they are for, and how far each has come.
CREATE TABLE inbox.mailing (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  texts jsonb NOT NULL,
  audience jsonb NOT NULL,
  counted integer NOT NULL,
  sent integer NOT NULL DEFAULT 0,
  place bigint NOT NULL DEFAULT 0, -- the last member who has it
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'stopped')),
  sent_by text NOT NULL,
  idempotency_key uuid NOT NULL UNIQUE,
  at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((state = 'running') = (ended_at IS NULL))
);
CREATE INDEX mailing_running ON inbox.mailing (id) WHERE state = 'running';

GRANT SELECT, INSERT, UPDATE ON inbox.mailing TO champa_app;
