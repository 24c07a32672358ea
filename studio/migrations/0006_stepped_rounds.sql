-- Rounds of several moves. Between them the round stands: its stake is taken, and the next move is the player's.
ALTER TABLE studio.round ADD COLUMN acts jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(acts) = 'array');

-- A player has one open round in a game at most; bets on shared flights stand in any number.
CREATE UNIQUE INDEX round_open ON studio.round (seat_id) WHERE state = 'standing' AND seed_id IS NOT NULL;
CREATE INDEX round_unfinished ON studio.round (created_at) WHERE state = 'standing' AND seed_id IS NOT NULL;
