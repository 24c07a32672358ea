-- What each change made of a plan of staff: a promotion's rules, a mission, a prize game (docs/decisions/0073-plans-by-form.md).
CREATE SCHEMA plans;
GRANT USAGE ON SCHEMA plans TO champa_app;

CREATE TABLE plans.version (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text NOT NULL,
  key        text NOT NULL,
  value      jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  -- Null for what it was before its first change in the console, by the seed or a command.
  staff_id   bigint,
  reason     text NOT NULL
);
CREATE INDEX version_of ON plans.version (kind, key, id DESC);

GRANT SELECT, INSERT ON plans.version TO champa_app;
