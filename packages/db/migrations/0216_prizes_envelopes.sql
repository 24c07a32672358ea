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
