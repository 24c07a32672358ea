-- A vendor's list of games as it was fetched, or read from a file: nothing of it counts until somebody takes it.
CREATE TABLE catalogue.import (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vassalage text NOT NULL REFERENCES catalogue.vendor,
  source text NOT NULL CHECK (source IN ('vendor', 'file')),
  rows jsonb NOT NULL, -- the good ones, as JSON lines have them
  bad jsonb NOT NULL, -- [{"line": 3, "reason": "…"}]
  made_by text NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE INDEX import_vassalage ON catalogue.import (vassalage, id);
GRANT SELECT, INSERT ON catalogue.import TO champa_app;
