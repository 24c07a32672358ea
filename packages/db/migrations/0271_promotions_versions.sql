-- A stored definition tells which version of its shape it is of, so that a later program can bring it up to date.
ALTER TABLE promotions.promotion ADD COLUMN version integer NOT NULL DEFAULT 1;
