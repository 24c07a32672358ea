-- Must-hit-by pots. A run is such a pot between two wins: it is won when what it holds reaches the point, which its seed decides and which
-- lies between its two amounts. The hash of the seed is shown from the beginning, the seed itself once the run is won.
CREATE TABLE studio.pot_run (
  code text NOT NULL,
  currency text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  begins bigint NOT NULL CHECK (begins > 0),
  ends bigint NOT NULL CHECK (ends > begins + 1),
  server_seed bytea NOT NULL CHECK (octet_length(server_seed) = 32),
  server_seed_hash text NOT NULL,
  begun_at timestamptz NOT NULL,
  won_by uuid REFERENCES studio.round,
  won_at timestamptz,
  PRIMARY KEY (code, currency, number),
  FOREIGN KEY (code, currency) REFERENCES studio.pot,
  CHECK ((won_by IS NULL) = (won_at IS NULL))
);

-- One run at a time.
CREATE UNIQUE INDEX pot_run_open ON studio.pot_run (code, currency) WHERE won_by IS NULL;
