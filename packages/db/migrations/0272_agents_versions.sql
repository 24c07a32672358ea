-- Terms tell which version of their shape they are of, so that a later program can bring them up to date.
ALTER TABLE agents.contract ADD COLUMN version integer NOT NULL DEFAULT 1;
