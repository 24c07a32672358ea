-- Missions and boards. Why it looks like this: docs/decisions/0023-missions.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit. Days are the brand's; a period is known by its first day.
CREATE SCHEMA missions;
GRANT USAGE ON SCHEMA missions TO champa_app;

-- What a member can do in a day, a week or the days of an event.
CREATE TABLE missions.mission (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('daily', 'weekly', 'event')),
  activity text, -- the page it is part of
  title jsonb NOT NULL,
  texts jsonb NOT NULL,
  goal jsonb NOT NULL,
  target bigint NOT NULL CHECK (target > 0), -- an amount, or a number of things, by the goal
  reward jsonb NOT NULL,
  budget text NOT NULL, -- which pays
  stars integer NOT NULL CHECK (stars >= 0), -- what it adds to the boards of stars
  claim_days integer NOT NULL CHECK (claim_days > 0),
  first_day date, -- it is there on these days only
  last_day date,
  is_paused boolean NOT NULL DEFAULT false,
  sort integer NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (first_day <= last_day),
  CHECK (kind <> 'event' OR (first_day IS NOT NULL AND last_day IS NOT NULL))
);

-- A member's way in one period of a mission. Written by the one who follows the facts, in their order.
CREATE TABLE missions.progress (
  member_id bigint NOT NULL,
  mission_id bigint NOT NULL REFERENCES missions.mission,
  period date NOT NULL,
  progress bigint NOT NULL,
  days date[] NOT NULL DEFAULT '{}', -- of a goal that counts days: those that counted
  completed_at timestamptz, -- once, whatever comes after
  PRIMARY KEY (member_id, period, mission_id)
) WITH (fillfactor = 70);

CREATE TABLE missions.board (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  period text NOT NULL CHECK (period IN ('daily', 'weekly', 'monthly', 'event')),
  title jsonb NOT NULL,
  texts jsonb NOT NULL,
  score jsonb NOT NULL, -- stars, or a goal
  unit bigint NOT NULL CHECK (unit > 0), -- so much of it is a point
  prizes jsonb NOT NULL,
  budget text NOT NULL,
  claim_days integer NOT NULL CHECK (claim_days > 0),
  settle_minutes integer NOT NULL CHECK (settle_minutes >= 0), -- the last rounds end after the period
  first_day date,
  last_day date,
  is_paused boolean NOT NULL DEFAULT false,
  sort integer NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (first_day <= last_day),
  CHECK (period <> 'event' OR (first_day IS NOT NULL AND last_day IS NOT NULL))
);

-- What a member has reached in a period of a board. Once the period is closed nothing of it changes.
CREATE TABLE missions.score (
  board_id bigint NOT NULL REFERENCES missions.board,
  period date NOT NULL,
  member_id bigint NOT NULL,
  raw bigint NOT NULL, -- of what is scored; can fall when bets are taken back
  points bigint NOT NULL CHECK (points >= 0),
  PRIMARY KEY (board_id, period, member_id)
) WITH (fillfactor = 70);
-- Places; a member's own is found by counting those before him.
CREATE INDEX score_places ON missions.score (board_id, period, points DESC, member_id) WHERE points > 0;

-- A period whose prizes are given.
CREATE TABLE missions.closing (
  board_id bigint NOT NULL REFERENCES missions.board,
  period date NOT NULL,
  members bigint NOT NULL,
  winner_id bigint,
  winner_points bigint NOT NULL,
  closed_at timestamptz NOT NULL,
  PRIMARY KEY (board_id, period)
);

-- What a member has earned, and the gift it became. One cause earns once.
CREATE TABLE missions.award (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  cause text NOT NULL,
  source_id text NOT NULL,
  mission_id bigint REFERENCES missions.mission,
  period date NOT NULL,
  title jsonb NOT NULL,
  reward jsonb NOT NULL,
  budget text NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('due', 'given', 'refused')),
  gift_id bigint,
  at timestamptz NOT NULL,
  UNIQUE (member_id, cause),
  CHECK ((state = 'given') = (gift_id IS NOT NULL))
);
-- What is given again after a failure.
CREATE INDEX award_due ON missions.award (id) WHERE state = 'due';
-- A member's rewards that may still wait.
CREATE INDEX award_waiting ON missions.award (member_id, expires_at) WHERE state = 'given';

-- A page of its own for some missions, and a board if it has one.
CREATE TABLE missions.activity (
  code text PRIMARY KEY,
  title jsonb NOT NULL,
  texts jsonb NOT NULL,
  board text,
  first_day date NOT NULL,
  last_day date NOT NULL,
  sort integer NOT NULL,
  CHECK (first_day <= last_day)
);

GRANT SELECT, INSERT, UPDATE ON missions.mission, missions.board, missions.activity TO champa_app;
GRANT SELECT, INSERT, UPDATE ON missions.progress, missions.score, missions.award TO champa_app;
GRANT SELECT, INSERT ON missions.closing TO champa_app;
