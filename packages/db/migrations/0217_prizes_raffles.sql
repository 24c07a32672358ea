-- Raffles: rounds of numbered tickets, drawn at their time.

-- One round. Its seed is promised when it opens; what its prizes cost lies beside the budget from then on.
CREATE TABLE prizes.round (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game text NOT NULL REFERENCES prizes.game,
  edition bigint NOT NULL REFERENCES prizes.edition,
  opens_at timestamptz NOT NULL,
  draws_at timestamptz NOT NULL,
  tickets integer NOT NULL DEFAULT 0 CHECK (tickets >= 0),
  funds bigint NOT NULL CHECK (funds >= 0), -- what lies beside the budget for it
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  server_seed_hash text NOT NULL,
  client_seed text NOT NULL DEFAULT '', -- the digest of its tickets, when it is drawn
  drawn_at timestamptz
);
CREATE UNIQUE INDEX round_open ON prizes.round (game) WHERE drawn_at IS NULL;
CREATE INDEX round_of_game ON prizes.round (game, id DESC);

-- Tickets of a round, numbered from 1 without a gap, as they came.
CREATE TABLE prizes.entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  round_id bigint NOT NULL REFERENCES prizes.round,
  game text NOT NULL,
  member_id bigint NOT NULL,
  first integer NOT NULL CHECK (first > 0),
  last integer NOT NULL CHECK (last >= first),
  cause text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (round_id, last),
  UNIQUE (member_id, game, cause)
);
CREATE INDEX entry_of_member ON prizes.entry (round_id, member_id);

-- Who won, best prize first. `gift_id` is the reward that waits to be claimed; null for who had
-- excluded himself by then.
CREATE TABLE prizes.win (
  round_id bigint NOT NULL REFERENCES prizes.round,
  place integer NOT NULL CHECK (place > 0),
  ticket integer NOT NULL,
  member_id bigint NOT NULL,
  prize text NOT NULL,
  gift_id text,
  claim_until timestamptz NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (round_id, place),
  UNIQUE (round_id, ticket)
);
CREATE INDEX win_of_member ON prizes.win (member_id, round_id DESC);

GRANT SELECT, INSERT, UPDATE ON prizes.round TO champa_app;
GRANT SELECT, INSERT ON prizes.entry, prizes.win TO champa_app;
