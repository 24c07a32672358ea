-- Progressive pots. What is in one is, to the last unit, what was put in at its beginnings and by stakes, less what it paid.
CREATE TABLE studio.pot (
  code text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  seeded bigint NOT NULL CHECK (seeded > 0),
  contributed bigint NOT NULL CHECK (contributed >= 0),
  paid bigint NOT NULL CHECK (paid >= 0),
  PRIMARY KEY (code, currency),
  CHECK (amount = seeded + contributed - paid)
);

-- What each round did to its pot; the key makes sure that a round feeds it once and is paid once.
CREATE TABLE studio.pot_entry (
  round_id uuid PRIMARY KEY REFERENCES studio.round,
  code text NOT NULL,
  currency text NOT NULL,
  contributed bigint NOT NULL CHECK (contributed >= 0),
  paid bigint NOT NULL CHECK (paid >= 0),
  at timestamptz NOT NULL,
  FOREIGN KEY (code, currency) REFERENCES studio.pot
);
