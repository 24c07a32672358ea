-- The studio's own store. Amounts are whole units of 10^-5 of the currency's main unit; multipliers are hundredths.
CREATE SCHEMA studio;

-- Seeds that decide rounds. A server seed is secret until `retired_at`; its hash is shown from the start.
CREATE TABLE studio.seed (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  server_seed_hash text NOT NULL,
  client_seed text NOT NULL,
  next_nonce integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  retired_at timestamptz
);

-- One player at one game in one currency. Rounds of a seat are decided one after the other under its row lock.
CREATE TABLE studio.seat (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vassalage text NOT NULL,
  game_code text NOT NULL,
  player text NOT NULL,
  currency text NOT NULL,
  seed_id bigint NOT NULL REFERENCES studio.seed,
  last_started_at timestamptz,
  UNIQUE (vassalage, game_code, player, currency)
);

-- Only the hash of a session's secret is kept: who reads this table can't play as anybody.
CREATE TABLE studio.session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  secret_hash bytea NOT NULL UNIQUE,
  seat_id bigint NOT NULL REFERENCES studio.seat,
  -- The operator's token, sent with every wallet call.
  token text NOT NULL,
  lang text NOT NULL,
  lobby_url text,
  deposit_url text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Shared flights of the crash games.
CREATE TABLE studio.flight (
  id uuid PRIMARY KEY,
  vassalage text NOT NULL,
  game_code text NOT NULL,
  state text NOT NULL CHECK (state IN ('betting', 'flying', 'crashed', 'void')),
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  server_seed_hash text NOT NULL,
  -- Both known when betting closes, and never changed after.
  client_seed text,
  crash integer CHECK (crash >= 0),
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz,
  CHECK ((client_seed IS NULL) = (crash IS NULL))
);
CREATE INDEX flight_history ON studio.flight (vassalage, game_code, created_at DESC);
CREATE INDEX flight_unfinished ON studio.flight (state) WHERE state IN ('betting', 'flying');

-- placing: the stake is being taken. standing: taken, a crash bet whose flight goes on. settling: decided, the wallet hasn't
-- confirmed the win. returning: the stake's fate at the wallet is unknown or it goes back; a rollback is on its way.
CREATE TABLE studio.round (
  id uuid PRIMARY KEY,
  seat_id bigint NOT NULL REFERENCES studio.seat,
  session_id bigint NOT NULL REFERENCES studio.session,
  request_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('placing', 'standing', 'settling', 'settled', 'returning', 'returned', 'refused')),
  stake bigint NOT NULL CHECK (stake > 0),
  win bigint NOT NULL DEFAULT 0 CHECK (win >= 0),
  -- What the player chose, money as decimal strings: {"chips": [...]}, {"autoCashout": 150}, {}.
  bet jsonb NOT NULL,
  outcome jsonb,
  seed_id bigint REFERENCES studio.seed,
  nonce integer,
  flight_id uuid REFERENCES studio.flight,
  bet_uuid uuid NOT NULL UNIQUE,
  balance_before bigint,
  balance_after bigint,
  -- The wallet's status where it refused.
  refusal text,
  -- False while the player may still want to see the free spins of this round.
  shown boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  UNIQUE (seat_id, request_id),
  UNIQUE (seed_id, nonce),
  CHECK ((flight_id IS NULL) <> (seed_id IS NULL)),
  CHECK (outcome IS NOT NULL OR state NOT IN ('settling', 'settled'))
);
CREATE INDEX round_recent ON studio.round (seat_id, created_at DESC);
CREATE INDEX round_flight ON studio.round (flight_id) WHERE flight_id IS NOT NULL;
CREATE INDEX round_placing ON studio.round (created_at) WHERE state = 'placing';

-- Wins and rollbacks still to be answered by the wallet: written in the transaction that decides them, sent until answered.
CREATE TABLE studio.delivery (
  transaction_uuid uuid PRIMARY KEY,
  round_id uuid NOT NULL REFERENCES studio.round,
  kind text NOT NULL CHECK (kind IN ('win', 'rollback')),
  amount bigint NOT NULL CHECK (amount >= 0),
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  -- The final answer; null while it is still to be delivered.
  answer text,
  created_at timestamptz NOT NULL,
  answered_at timestamptz,
  UNIQUE (round_id, kind)
);
CREATE INDEX delivery_due ON studio.delivery (next_at) WHERE answer IS NULL;

-- Play money of demo seats, moved under the same idempotency keys as a wallet's.
CREATE TABLE studio.play_money (
  seat_id bigint PRIMARY KEY REFERENCES studio.seat,
  balance bigint NOT NULL CHECK (balance >= 0)
);
CREATE TABLE studio.play_money_entry (
  transaction_uuid uuid PRIMARY KEY,
  seat_id bigint NOT NULL REFERENCES studio.seat,
  amount bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Origins of the lobbies that signed launches named: pages that may frame the game.
CREATE TABLE studio.lobby_origin (
  origin text PRIMARY KEY,
  last_seen_at timestamptz NOT NULL
);
