-- How often people come by an invitation link: docs/decisions/0041-visits-of-invitation-links.md.

ALTER TABLE agents.link ADD COLUMN visits integer NOT NULL DEFAULT 0;
-- Whoever registered had come to look.
UPDATE agents.link SET visits = uses;

-- Who was counted on a day, by a keyed hash that names no address and is another for every link and day. Dropped soon after.
CREATE TABLE agents.visit (
  link_id bigint NOT NULL,
  day date NOT NULL,
  mark bytea NOT NULL,
  PRIMARY KEY (link_id, day, mark)
);
CREATE INDEX visit_of_day ON agents.visit (day);

GRANT SELECT, INSERT, DELETE ON agents.visit TO champa_app;
