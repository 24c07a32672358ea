-- What is or was over a threshold of the setting `alerts`. One thing is one open alert, however long it lasts.
CREATE TABLE dashboard.alert (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL, -- which vendor, provider, game or job; empty where there is only one
  value text NOT NULL, -- as it was measured last
  threshold text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  closed_at timestamptz,
  acknowledged_by text,
  acknowledged_at timestamptz,
  CHECK ((acknowledged_by IS NULL) = (acknowledged_at IS NULL))
);
CREATE UNIQUE INDEX alert_open ON dashboard.alert (kind, subject) WHERE closed_at IS NULL;
CREATE INDEX alert_closed ON dashboard.alert (id) WHERE closed_at IS NOT NULL;

GRANT SELECT, INSERT, UPDATE ON dashboard.alert TO champa_app;
