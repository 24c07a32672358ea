-- Wordings of the release that staff has read in a language that no shipped site shows: docs/decisions/0093-texts-to-review.md.
-- `wording` is what was read: a release that words the message otherwise has it read again.
CREATE TABLE texts.review (
  text_id     text NOT NULL,
  language    text NOT NULL,
  wording     text NOT NULL,
  reviewed_at timestamptz NOT NULL,
  reviewed_by text NOT NULL,
  staff_id    bigint,
  PRIMARY KEY (language, text_id)
);

GRANT SELECT, INSERT, UPDATE ON texts.review TO champa_app;
