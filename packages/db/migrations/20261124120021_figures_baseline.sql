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
  moves_reached timestamptz NOT NULL DEFAULT '-infinity',
  -- Up to which call figures have told facts of play. Counted anew, they tell nothing of what they told.
  told_up_to bigint NOT NULL DEFAULT 0,
  plays_closed_before timestamptz NOT NULL DEFAULT '-infinity',
  -- From when on five-minute figures are whole: what is older was dropped, and only changes since stand there.
  slots_since timestamptz NOT NULL DEFAULT '-infinity'
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

-- What agents' contracts are settled by: valid bets by member and five minutes, and what became of play after its time was closed.
CREATE TABLE figures.slot (
  slot timestamptz NOT NULL, -- when the five minutes begin; a round counts where it began, as in figures.day
  member_id bigint NOT NULL,
  valid_bet bigint NOT NULL,
  PRIMARY KEY (slot, member_id)
) WITH (fillfactor = 70);

-- Play of five minutes that were closed when it was counted: late settlements, voids, corrections. Ids grow in the order of commits,
-- for one counts at a time.
CREATE TABLE figures.late_play (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slot timestamptz NOT NULL,
  member_id bigint NOT NULL,
  valid_bet bigint NOT NULL,
  win bigint NOT NULL
);

-- All play of a day, and of its money what is not play.
CREATE INDEX day_of_brand ON figures.day (day);
CREATE INDEX money_day_beside_play ON figures.money_day (day) WHERE kind NOT IN ('stake', 'win', 'rollback');

GRANT SELECT, INSERT, UPDATE, DELETE ON figures.slot, figures.late_play TO champa_app;

-- The rounds that are not settled, or were taken back, of whomever, latest first.
CREATE INDEX loose_round_latest ON figures.loose_round (state, started_at DESC, round_id DESC);

-- What figures have taken off valid bets, by round: few. While a round is open again, as before a corrected win, it stays.
CREATE TABLE figures.opposed_round (
  round_id bigint PRIMARY KEY,
  opposed bigint NOT NULL CHECK (opposed > 0)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON figures.opposed_round TO champa_app;
