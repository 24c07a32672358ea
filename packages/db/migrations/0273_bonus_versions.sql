-- What counts for wagering tells which version of its shape it is of, so that a later program can bring it up to date.
ALTER TABLE bonus.offer ADD COLUMN version integer NOT NULL DEFAULT 1;
