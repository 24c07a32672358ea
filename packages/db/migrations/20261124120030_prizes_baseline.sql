-- Prize games: what is offered, members' tickets, and draws that can be checked.
--
-- Amounts: whole units of 10^-5 of the currency's main unit.
CREATE SCHEMA prizes;
GRANT USAGE ON SCHEMA prizes TO champa_app;

CREATE TABLE prizes.game (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  kind text NOT NULL CHECK (kind IN ('wheel', 'egg', 'envelope', 'rain', 'raffle')),
  currency text NOT NULL,
  budget text NOT NULL, -- of the promotion that pays
  is_open boolean NOT NULL,
  sort integer NOT NULL,
  edition bigint NOT NULL,
  created_at timestamptz NOT NULL
);

-- What a game was when. Names, odds and amounts are never changed: a game gets another edition, and each draw keeps its own.
CREATE TABLE prizes.edition (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game text NOT NULL REFERENCES prizes.game DEFERRABLE INITIALLY DEFERRED,
  names jsonb NOT NULL,
  rules jsonb NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL
);
ALTER TABLE prizes.game
  ADD FOREIGN KEY (edition) REFERENCES prizes.edition;

-- Prizes of which there are only so many. A prize without a row here does not run out.
CREATE TABLE prizes.stock (
  game text NOT NULL REFERENCES prizes.game,
  prize text NOT NULL,
  remaining integer NOT NULL CHECK (remaining >= 0),
  PRIMARY KEY (game, prize)
);

-- What staff did with a game.
CREATE TABLE prizes.change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game text NOT NULL REFERENCES prizes.game,
  action text NOT NULL,
  detail text NOT NULL,
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX change_of_game ON prizes.change (game, id);

-- How many tickets of a game a member has. Whoever changes them holds this row.
CREATE TABLE prizes.holder (
  member_id bigint NOT NULL,
  game text NOT NULL REFERENCES prizes.game,
  tickets integer NOT NULL CHECK (tickets >= 0),
  PRIMARY KEY (member_id, game)
);

-- Tickets as they came. The soonest to end are used first.
CREATE TABLE prizes.lot (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  game text NOT NULL,
  cause text NOT NULL,
  tickets integer NOT NULL CHECK (tickets > 0),
  remaining integer NOT NULL CHECK (remaining BETWEEN 0 AND tickets),
  expires_at timestamptz,
  at timestamptz NOT NULL,
  FOREIGN KEY (member_id, game) REFERENCES prizes.holder,
  UNIQUE (member_id, game, cause)
);
CREATE INDEX lot_usable ON prizes.lot (member_id, game, expires_at, id) WHERE remaining > 0;
CREATE INDEX lot_ending ON prizes.lot (expires_at) WHERE remaining > 0 AND expires_at IS NOT NULL;

-- The tickets' journal: never changed. `tickets` is what each line left.
CREATE TABLE prizes.ticket (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  game text NOT NULL,
  lot bigint NOT NULL REFERENCES prizes.lot,
  kind text NOT NULL CHECK (kind IN ('added', 'used', 'expired')),
  change integer NOT NULL CHECK (change <> 0),
  tickets integer NOT NULL CHECK (tickets >= 0),
  at timestamptz NOT NULL
);
CREATE INDEX ticket_of_member ON prizes.ticket (member_id, game, id);

-- The promise that a member's draws are made by. Whoever draws holds this row: of many draws at once, one goes on.
CREATE TABLE prizes.seed (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  server_seed_hash text NOT NULL,
  client_seed text NOT NULL,
  nonce integer NOT NULL DEFAULT 0, -- of the next draw
  at timestamptz NOT NULL,
  revealed_at timestamptz
);
CREATE UNIQUE INDEX seed_in_use ON prizes.seed (member_id) WHERE revealed_at IS NULL;

-- Every draw, never changed. `drawn` is what the seeds gave; `given` what was given, another where that had run out (`why`).
CREATE TABLE prizes.draw (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  game text NOT NULL,
  edition bigint NOT NULL REFERENCES prizes.edition,
  idempotency_key uuid NOT NULL,
  seed_id bigint NOT NULL REFERENCES prizes.seed,
  nonce integer NOT NULL,
  drawn text NOT NULL,
  given text NOT NULL,
  why text CHECK (why IN ('stock', 'budget')),
  amount bigint CHECK (amount > 0), -- of an envelope
  gift_id text,
  at timestamptz NOT NULL,
  UNIQUE (member_id, idempotency_key),
  UNIQUE (seed_id, nonce)
);
CREATE INDEX draw_of_member ON prizes.draw (member_id, id DESC);
CREATE INDEX draw_of_game ON prizes.draw (member_id, game, id DESC);

GRANT SELECT, INSERT, UPDATE ON prizes.game, prizes.stock, prizes.holder, prizes.lot, prizes.seed TO champa_app;
GRANT SELECT, INSERT ON prizes.edition, prizes.change, prizes.ticket, prizes.draw TO champa_app;

-- Red envelopes, and rains of them.
--
-- Amounts: whole units of 10^-5 of the currency's main unit.

-- One envelope. The most it can hold lies beside the budget until it is opened or has expired, so it can always be paid.
CREATE TABLE prizes.envelope (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  game text NOT NULL REFERENCES prizes.game,
  edition bigint NOT NULL REFERENCES prizes.edition,
  cause text NOT NULL,
  most bigint NOT NULL CHECK (most > 0),
  state text NOT NULL CHECK (state IN ('waiting', 'opened', 'expired')),
  draw_id bigint REFERENCES prizes.draw,
  expires_at timestamptz,
  at timestamptz NOT NULL,
  UNIQUE (member_id, game, cause)
);
CREATE INDEX envelope_waiting ON prizes.envelope (member_id, id) WHERE state = 'waiting';
CREATE INDEX envelope_ending ON prizes.envelope (expires_at) WHERE state = 'waiting' AND expires_at IS NOT NULL;

-- One window of a rain: its pot lies beside the budget, split before it falls by a seed that was promised before.
CREATE TABLE prizes.rain (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game text NOT NULL REFERENCES prizes.game,
  edition bigint NOT NULL REFERENCES prizes.edition,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  pot bigint NOT NULL CHECK (pot > 0),
  parts integer NOT NULL CHECK (parts > 0),
  taken integer NOT NULL DEFAULT 0 CHECK (taken BETWEEN 0 AND parts),
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  server_seed_hash text NOT NULL,
  client_seed text NOT NULL,
  returned bigint,
  closed_at timestamptz,
  UNIQUE (game, starts_at)
);
CREATE INDEX rain_open ON prizes.rain (ends_at) WHERE closed_at IS NULL;
CREATE INDEX rain_closed ON prizes.rain (closed_at DESC) WHERE closed_at IS NOT NULL;

-- What each grab gets, in the order of grabs.
CREATE TABLE prizes.part (
  rain_id bigint NOT NULL REFERENCES prizes.rain,
  place integer NOT NULL CHECK (place > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (rain_id, place)
);

-- Who grabbed, one part a member, each part once.
CREATE TABLE prizes.grab (
  rain_id bigint NOT NULL,
  place integer NOT NULL,
  member_id bigint NOT NULL,
  gift_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (rain_id, member_id),
  UNIQUE (rain_id, place),
  FOREIGN KEY (rain_id, place) REFERENCES prizes.part
);

GRANT SELECT, INSERT, UPDATE ON prizes.envelope, prizes.rain TO champa_app;
GRANT SELECT, INSERT ON prizes.part, prizes.grab TO champa_app;

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
  drawn_at timestamptz,
  -- The digest of a raffle's tickets is reckoned over what the public list shows, so that anybody can reckon it again. Of rounds drawn
  -- before it was over members' numbers, which nobody is shown.
  listed boolean NOT NULL DEFAULT true
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
