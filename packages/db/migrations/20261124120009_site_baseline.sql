-- What a brand decides for itself. A setting that is not here has the default of modules/site/domain/settings.ts.
CREATE SCHEMA site;
GRANT USAGE ON SCHEMA site TO champa_app;

CREATE TABLE site.setting (
  key        text PRIMARY KEY,
  value      jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  -- Of its schema, so that a later program can bring it up to date.
  version integer NOT NULL DEFAULT 1
);

-- Every change with its author, for whoever asks later why the brand behaved as it did.
CREATE TABLE site.setting_history (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key        text NOT NULL,
  old_value  jsonb,
  new_value  jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- Who changed it, an employee, and why.
  staff_id bigint,
  reason text NOT NULL DEFAULT ''
);
CREATE INDEX setting_history_by_key ON site.setting_history (key, id DESC);

GRANT SELECT, INSERT, UPDATE ON site.setting TO champa_app;
GRANT SELECT, INSERT ON site.setting_history TO champa_app;
