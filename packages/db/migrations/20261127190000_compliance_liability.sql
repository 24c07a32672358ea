-- What the house owes at the end of each day of the brand, read once it is over and never changed. What stands in a balance now does not
-- say what stood there then.
CREATE TABLE compliance.liability_day (
  day date PRIMARY KEY,
  taken_at timestamptz NOT NULL
);

CREATE TABLE compliance.liability (
  day date NOT NULL REFERENCES compliance.liability_day,
  kind text NOT NULL CHECK (kind IN ('balance', 'open_stake', 'lottery_prize', 'withdrawal', 'pot')),
  part text NOT NULL, -- the purpose of balances, a withdrawal's state, a vendor or a lottery game by its code
  currency text NOT NULL,
  entries bigint NOT NULL,
  amount numeric NOT NULL CHECK (amount >= 0), -- units of 10^-5; of all members together: more than 64 bits may hold
  PRIMARY KEY (day, kind, part, currency)
);

GRANT SELECT, INSERT ON compliance.liability_day, compliance.liability TO champa_app;
