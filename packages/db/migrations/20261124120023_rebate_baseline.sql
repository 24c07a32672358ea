-- Rebates that members claim for their valid bets.
--
-- Amounts: whole units of 10^-5 of the currency's main unit.
CREATE SCHEMA rebate;
GRANT USAGE ON SCHEMA rebate TO champa_app;

-- One row for each who ever claimed. Whoever claims holds it: of many at once, each sees what those before it took.
CREATE TABLE rebate.member (
  member_id bigint PRIMARY KEY
);

-- Of an area's valid bets, so much was claimed for. The bets grow; what is claimed for follows them.
CREATE TABLE rebate.taken (
  member_id bigint NOT NULL REFERENCES rebate.member,
  area text NOT NULL,
  valid_bet bigint NOT NULL,
  PRIMARY KEY (member_id, area)
);

CREATE TABLE rebate.claim (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES rebate.member,
  idempotency_key uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  valid_bet bigint NOT NULL,
  areas jsonb NOT NULL, -- of each area the valid bets, the rate and the amount, as they were then
  at timestamptz NOT NULL,
  UNIQUE (member_id, idempotency_key)
);
CREATE INDEX claim_of_member ON rebate.claim (member_id, id DESC);

GRANT SELECT, INSERT, UPDATE ON rebate.member, rebate.taken TO champa_app;
GRANT SELECT, INSERT ON rebate.claim TO champa_app;

-- What was claimed for is kept by game: a game that comes to stand in another area takes it along, and is not paid for there again.
-- Until a member's next claim rebate.taken tells of an area what was claimed for before this was here.
CREATE TABLE rebate.taken_of_game (
  member_id bigint NOT NULL REFERENCES rebate.member,
  vendor_id smallint NOT NULL,
  game_code text NOT NULL,
  valid_bet bigint NOT NULL,
  PRIMARY KEY (member_id, vendor_id, game_code)
);
GRANT SELECT, INSERT, UPDATE ON rebate.taken_of_game TO champa_app;
GRANT DELETE ON rebate.taken TO champa_app;
