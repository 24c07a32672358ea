-- Large wins and stakes are kept among large transactions: a round once as a win and once as a stake.
ALTER TABLE compliance.transaction DROP CONSTRAINT transaction_kind_check;
ALTER TABLE compliance.transaction ADD CHECK (kind IN ('deposit', 'withdrawal', 'win', 'stake'));

-- Until when rounds were looked through.
CREATE TABLE compliance.progress (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  plays_until timestamptz NOT NULL
);
INSERT INTO compliance.progress (plays_until) VALUES (now());
GRANT SELECT, UPDATE ON compliance.progress TO champa_app;
