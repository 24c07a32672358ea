-- Files of members' records, written by a job and kept for a day, where every server can serve them.
CREATE SCHEMA records;
GRANT USAGE ON SCHEMA records TO champa_app;

CREATE TABLE records.export (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  idempotency_key uuid NOT NULL,
  wish jsonb NOT NULL, -- which record, and what it is narrowed to
  language text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  total integer, -- rows there will be; null: not known
  rows integer NOT NULL DEFAULT 0,
  parts integer NOT NULL DEFAULT 0,
  place text, -- where the next part begins
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  UNIQUE (member_id, idempotency_key)
);
-- Retention.
CREATE INDEX export_expiry ON records.export (expires_at);

-- Each with the rows it was written with, in one commit with how far the file is.
CREATE TABLE records.export_part (
  export_id bigint NOT NULL REFERENCES records.export ON DELETE CASCADE,
  number integer NOT NULL,
  content text NOT NULL,
  PRIMARY KEY (export_id, number)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON records.export, records.export_part TO champa_app;
