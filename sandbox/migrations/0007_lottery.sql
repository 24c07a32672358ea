-- Two sources of lottery results. What nobody steered they make up by themselves, both the same; here is how they were told to
-- differ, for a draw or (day null) for all of a station.
CREATE SCHEMA lottery;
CREATE TABLE lottery.steering (
  source text NOT NULL CHECK (source IN ('alpha', 'beta')),
  station text NOT NULL, -- '*': all
  mode text NOT NULL CHECK (mode IN ('normal', 'silent', 'broken', 'other', 'told')),
  result jsonb CHECK ((mode = 'told') = (result IS NOT NULL)),
  PRIMARY KEY (source, station)
);
