-- What each change made of a piece of content, as a file of content has it; null where it was removed.
CREATE TABLE content.version (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text NOT NULL,
  key        content.key NOT NULL,
  value      jsonb,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  -- Null for what it was before its first change, by the seed or an earlier release.
  staff_id   bigint,
  reason     text NOT NULL
);
CREATE INDEX version_of ON content.version (kind, key, id DESC);

GRANT SELECT, INSERT ON content.version TO champa_app;
