-- Transactions that reached the amount set for them when they happened.
CREATE SCHEMA compliance;
GRANT USAGE ON SCHEMA compliance TO champa_app;

CREATE TABLE compliance.transaction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
  member_id bigint NOT NULL,
  reference text NOT NULL, -- of the deposit or withdrawal
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  threshold bigint NOT NULL, -- that it reached
  at timestamptz NOT NULL,
  UNIQUE (kind, reference)
);
CREATE INDEX transaction_at ON compliance.transaction (at, id);
CREATE INDEX transaction_kind ON compliance.transaction (kind, id);

GRANT SELECT, INSERT ON compliance.transaction TO champa_app;
