-- The brand's own wording of the site's messages: docs/decisions/0081-texts-and-theme-in-the-console.md.
CREATE SCHEMA texts;
GRANT USAGE ON SCHEMA texts TO champa_app;

-- What each change made of a message, by language; a language that is missing has the built-in text. The newest applies.
CREATE TABLE texts.version (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  text_id    text NOT NULL,
  value      jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  staff_id   bigint,
  reason     text NOT NULL
);
CREATE INDEX version_of ON texts.version (text_id, id DESC);

GRANT SELECT, INSERT ON texts.version TO champa_app;
