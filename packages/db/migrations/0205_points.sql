-- Points: whole numbers that members earn and spend in the mall. Why they have a journal of their own:
-- docs/decisions/0024-points.md.
--
-- Whoever changes anything of a member here holds his row of points.account first.
CREATE SCHEMA points;
GRANT USAGE ON SCHEMA points TO champa_app;

CREATE TABLE points.account (
  member_id bigint PRIMARY KEY,
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  version bigint NOT NULL DEFAULT 0, -- of the balance: how many movements there were
  owed bigint NOT NULL DEFAULT 0 CHECK (owed >= 0) -- earned for bets that were taken back, and spent already
) WITH (fillfactor = 70);

CREATE TABLE points.movement (
  member_id bigint NOT NULL REFERENCES points.account,
  version bigint NOT NULL, -- without gaps
  kind text NOT NULL CHECK (kind IN ('turnover', 'deposit', 'gift', 'redeem', 'returned', 'convert', 'adjustment')),
  points bigint NOT NULL CHECK (points <> 0),
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  cause text NOT NULL, -- one cause moves once
  reference text NOT NULL DEFAULT '', -- an area, a number of the mall, a name of a gift: what a screen may say of it
  reason text NOT NULL DEFAULT '',
  actor text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, version),
  UNIQUE (member_id, cause)
);

-- What is counted towards the next points of a source: less than one lot of it. Nothing is lost by rounding.
CREATE TABLE points.earning (
  member_id bigint NOT NULL REFERENCES points.account,
  source text NOT NULL CHECK (source IN ('turnover', 'deposit')),
  area text NOT NULL, -- of turnover; empty for deposits
  counted bigint NOT NULL, -- all that ever counted
  remainder bigint NOT NULL CHECK (remainder >= 0),
  PRIMARY KEY (member_id, source, area)
) WITH (fillfactor = 70);

GRANT SELECT, INSERT, UPDATE ON points.account, points.earning TO champa_app;
GRANT SELECT, INSERT ON points.movement TO champa_app;
