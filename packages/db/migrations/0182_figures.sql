-- Figures: what members played and moved, added up by a job. Why it looks like this: docs/decisions/0020-records-and-figures.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit. A member has one currency.
CREATE SCHEMA figures;
GRANT USAGE ON SCHEMA figures TO champa_app;

-- How far the job has counted. Whoever counts holds this row.
CREATE TABLE figures.progress (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  time_zone text, -- of the days; null: nothing was counted yet
  calls_up_to bigint NOT NULL DEFAULT 0, -- vendors' calls, by number
  calls_reached timestamptz NOT NULL DEFAULT '-infinity', -- the latest of them
  moves_up_to bigint NOT NULL DEFAULT 0, -- the journal, by id
  moves_reached timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO figures.progress DEFAULT VALUES;

-- Play by the day its round began.
CREATE TABLE figures.day (
  member_id bigint NOT NULL,
  day date NOT NULL,
  vendor_id smallint NOT NULL,
  game_code text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  valid_bet bigint NOT NULL, -- stakes of rounds that are not open
  PRIMARY KEY (member_id, day, vendor_id, game_code)
) WITH (fillfactor = 70); -- today's rows change all day, and find room on their pages

-- The games a member ever played. What a filter means is found among these.
CREATE TABLE figures.game (
  member_id bigint NOT NULL,
  vendor_id smallint NOT NULL,
  game_code text NOT NULL,
  rounds bigint NOT NULL,
  PRIMARY KEY (member_id, vendor_id, game_code)
) WITH (fillfactor = 70);

-- The rounds that are not settled, or were taken back: few, so that whoever looks for them need not walk all rounds.
CREATE TABLE figures.loose_round (
  round_id bigint PRIMARY KEY,
  member_id bigint NOT NULL,
  vendor_id smallint NOT NULL,
  game_code text NOT NULL,
  started_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'rolled_back')),
  unsettled bigint NOT NULL -- of its stake: not counted as valid yet
);
CREATE INDEX loose_round_of_member ON figures.loose_round (member_id, state, started_at DESC, round_id DESC);

-- Movements of members' accounts by the day they were made and what for.
CREATE TABLE figures.money_day (
  account bigint NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  movements bigint NOT NULL,
  moved_in bigint NOT NULL,
  moved_out bigint NOT NULL,
  PRIMARY KEY (account, day, kind)
) WITH (fillfactor = 70);

GRANT SELECT, UPDATE ON figures.progress TO champa_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON figures.day, figures.game, figures.loose_round, figures.money_day TO champa_app;
