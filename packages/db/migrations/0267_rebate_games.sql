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
