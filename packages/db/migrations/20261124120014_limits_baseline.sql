-- Responsible play: what members limit for themselves. Why it looks like this: docs/decisions/0012-inbox-and-limits.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit.
CREATE SCHEMA limits;
GRANT USAGE ON SCHEMA limits TO champa_app;

-- One row for each member who ever set anything here, so that for all others one look says that there is nothing to obey.
-- Whoever changes it, or a limit, holds the lock of the cash account: a stake is judged under the same lock.
CREATE TABLE limits.guard (
  member_id bigint PRIMARY KEY,
  account bigint NOT NULL, -- his cash; stakes and losses are counted in its currency
  time_zone text NOT NULL, -- his days, weeks and months begin by it: the brand's when the row was made
  time_out_until timestamptz,
  excluded_at timestamptz,
  excluded_until timestamptz, -- 'infinity': for ever
  session_opened_at timestamptz, -- the last sign-in, from which a session limit counts
  reality_check_minutes integer CHECK (reality_check_minutes BETWEEN 10 AND 240)
);

-- A limit, and the raise or removal that comes into force at pending_at by the passing of time alone.
CREATE TABLE limits.member_limit (
  member_id bigint NOT NULL REFERENCES limits.guard,
  kind text NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'session')),
  period text NOT NULL,
  value bigint CHECK (value > 0), -- an amount; minutes of a session; null: none
  pending_value bigint CHECK (pending_value > 0),
  pending_at timestamptz,
  PRIMARY KEY (member_id, kind, period),
  CHECK (period IN ('day', 'week', 'month') AND kind <> 'session' OR period = 'session' AND kind = 'session'),
  CHECK (pending_at IS NOT NULL OR pending_value IS NULL)
);

-- What a guarded member staked (less what was rolled back) and won on a day, of real money. Kept by whoever moves it, in
-- the same transaction.
CREATE TABLE limits.day (
  member_id bigint NOT NULL REFERENCES limits.guard,
  day date NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  PRIMARY KEY (member_id, day)
) WITH (fillfactor = 70); -- today's row changes with each stake, and finds room on its page

-- Who changed what, for ever.
CREATE TABLE limits.change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  what text NOT NULL,
  details jsonb NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX change_of_member ON limits.change (member_id, id DESC);

-- What a guarded member may still stake. `refusal`: why he may not play at all. A null amount: as much as he wants.
CREATE TYPE limits.allowance AS (
  refusal text, -- 'blocked' by a time-out or an exclusion, 'limit_reached' by the length of his session
  account bigint,
  time_zone text,
  today date,
  stake bigint, -- until the first of his limits on stakes is reached
  loss bigint -- the same of his limits on losses
);
GRANT SELECT, INSERT, UPDATE ON limits.guard, limits.member_limit TO champa_app;
GRANT SELECT, INSERT, DELETE ON limits.day TO champa_app;
GRANT SELECT, INSERT ON limits.change TO champa_app;
