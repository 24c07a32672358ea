-- Lottery: games, their draws, members' slips, and what a draw pays. Why it looks like this: docs/decisions/0029-lottery-draws-and-tickets.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit. The money itself moves as that of any game does: by
-- vendors.play_batch, a draw being one round of each member who bets on it, against the draw's own escrow account.
CREATE SCHEMA lottery;
GRANT USAGE ON SCHEMA lottery TO champa_app;

CREATE TABLE lottery.game (
  code text PRIMARY KEY CHECK (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  vassalage text NOT NULL, -- the lobby's vendor it belongs to, under whose code it is booked
  vendor_id smallint, -- the same on the wire; null until that vendor is there: no bets
  family text NOT NULL, -- which of the engine's families: its plays and what a result looks like
  names jsonb NOT NULL,
  source text NOT NULL CHECK (source IN ('house', 'external')),
  schedule jsonb NOT NULL, -- when it is drawn, and how long before betting closes
  terms jsonb NOT NULL, -- odds and limits of each play
  revision integer NOT NULL DEFAULT 1, -- counts changes of terms and hot numbers: a slip names the one it was made by
  enabled boolean NOT NULL DEFAULT true,
  pause_reason text NOT NULL DEFAULT '',
  can_cancel boolean NOT NULL DEFAULT true, -- members take tickets back while the draw is open
  sort integer NOT NULL DEFAULT 0
);

-- Days on which an external game is not drawn, or on which its draw of another day is held.
CREATE TABLE lottery.holiday (
  game_code text NOT NULL REFERENCES lottery.game,
  day date NOT NULL,
  moved_to date, -- null: no draw
  PRIMARY KEY (game_code, day)
);

-- Seeds committed ahead: `hash` is public before the first draw, each draw reveals the seed whose hash was public before it.
CREATE TABLE lottery.chain (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_code text NOT NULL REFERENCES lottery.game,
  hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{64}$'),
  length integer NOT NULL CHECK (length > 0),
  sealed_root text NOT NULL, -- the last seed, from which all others follow, sealed with the program's key
  salt text, -- public; chosen after the hash was published. Null: not in use yet
  used integer NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND length), -- draws that were given a seed of it
  published_at timestamptz NOT NULL,
  salted_at timestamptz
);
CREATE INDEX chain_of_game ON lottery.chain (game_code, id);

CREATE SEQUENCE lottery.draw_id AS bigint;
CREATE TABLE lottery.draw (
  id bigint PRIMARY KEY DEFAULT nextval('lottery.draw_id'),
  game_code text NOT NULL REFERENCES lottery.game,
  number text NOT NULL, -- of the draw, as players know it
  opens_at timestamptz NOT NULL, -- when the one before closes
  closes_at timestamptz NOT NULL,
  draws_at timestamptz NOT NULL CHECK (draws_at >= closes_at),
  phase text NOT NULL DEFAULT 'open'
    CHECK (phase IN ('open', 'locked', 'drawing', 'result', 'settling', 'settled', 'voiding', 'void')),
  -- House draws: the place of its seed in the chain, from 1; the seed itself once it is drawn.
  chain_id bigint REFERENCES lottery.chain,
  chain_index integer,
  seed text,
  result jsonb, -- shown to nobody before the draw is settled
  revision integer NOT NULL DEFAULT 0, -- of the result: 1, and 1 more with each correction
  secret bytea NOT NULL DEFAULT uuid_send(gen_random_uuid()), -- of members' sessions on the wire
  escrow bigint, -- the account stakes lie in; null: none yet
  settled_up_to bigint NOT NULL DEFAULT 0, -- members by account, of this revision
  kept bigint NOT NULL DEFAULT 0, -- what of the escrow went to the house; below zero: came from it
  void_reason text,
  locked_at timestamptz,
  settled_at timestamptz,
  UNIQUE (game_code, number),
  CHECK ((chain_id IS NULL) = (chain_index IS NULL)),
  CHECK (phase NOT IN ('result', 'settling', 'settled') OR result IS NOT NULL)
);
CREATE UNIQUE INDEX draw_seed ON lottery.draw (chain_id, chain_index);
-- What work is due; and the draws of a game in time.
CREATE INDEX draw_unfinished ON lottery.draw (closes_at) WHERE phase NOT IN ('settled', 'void');
CREATE INDEX draw_of_game ON lottery.draw (game_code, closes_at);

-- What a source or a person says the result of an external draw is.
CREATE TABLE lottery.reading (
  draw_id bigint NOT NULL REFERENCES lottery.draw,
  revision integer NOT NULL, -- which result it is to be
  source text NOT NULL, -- 'feed:NAME' or 'staff:NAME'
  result jsonb NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (draw_id, revision, source)
);

-- Numbers on which bets are refused, or that pay less.
CREATE TABLE lottery.hot_number (
  game_code text NOT NULL REFERENCES lottery.game,
  play text NOT NULL,
  number text NOT NULL,
  permille integer NOT NULL CHECK (permille IN (0, 500)), -- of the odds; 0: closed
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (game_code, play, number)
);

-- Who did what to a game, a draw or a chain, for ever.
CREATE TABLE lottery.change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_code text NOT NULL,
  draw_id bigint,
  what text NOT NULL,
  details jsonb NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX change_of_draw ON lottery.change (draw_id) WHERE draw_id IS NOT NULL;

-- No foreign keys below: nothing but the functions of this schema writes there, and they have just looked at what they name.

-- One press of the button: what was bet, on one or more draws. The nonce is the client's: one slip for it, for ever.
CREATE SEQUENCE lottery.slip_id AS bigint;
CREATE TABLE lottery.slip (
  id bigint PRIMARY KEY,
  member_id bigint NOT NULL,
  nonce text NOT NULL,
  digest text NOT NULL, -- of its content
  game_code text NOT NULL,
  stop_on_win boolean NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0), -- of all its draws
  limits jsonb NOT NULL, -- what it adds to each number's exposure, for once
  placed_at timestamptz NOT NULL,
  UNIQUE (member_id, nonce)
);

-- A slip's part on one draw. Whether it is open, lost or void its draw says.
CREATE SEQUENCE lottery.ticket_id AS bigint;
CREATE TABLE lottery.ticket (
  id bigint PRIMARY KEY, -- 'b' and it is the bet's key on the wire
  slip_id bigint NOT NULL,
  member_id bigint NOT NULL,
  account bigint NOT NULL, -- his cash
  draw_id bigint NOT NULL,
  times integer NOT NULL CHECK (times > 0), -- the slip's bets so many times
  stake bigint NOT NULL CHECK (stake > 0),
  rebate bigint NOT NULL DEFAULT 0 CHECK (rebate >= 0), -- paid with the settlement, won or lost
  win bigint NOT NULL DEFAULT 0 CHECK (win >= 0),
  placed_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  cancelled_by text
) WITH (fillfactor = 90);
CREATE INDEX ticket_of_draw ON lottery.ticket (draw_id, account, id);
CREATE INDEX ticket_of_slip ON lottery.ticket (slip_id);
CREATE INDEX ticket_of_member ON lottery.ticket (member_id, id DESC);

-- What is bet on, with the terms it was accepted on: kept once however many bet on it. `id` is a digest of the rest.
CREATE TABLE lottery.choice (
  id uuid PRIMARY KEY,
  terms jsonb NOT NULL -- play, choice, prices, prizes: all that a result needs to say what it pays
);

-- One line of a ticket. Never changed: what it won is in lottery.win.
CREATE TABLE lottery.bet (
  draw_id bigint NOT NULL,
  account bigint NOT NULL,
  ticket_id bigint NOT NULL,
  line smallint NOT NULL,
  choice uuid NOT NULL,
  stake bigint NOT NULL, -- the ticket's times over
  PRIMARY KEY (draw_id, account, ticket_id, line)
);

-- A member on a draw: his session on the wire, and what his tickets come to.
CREATE TABLE lottery.stay (
  draw_id bigint NOT NULL,
  account bigint NOT NULL,
  member_id bigint NOT NULL,
  token bytea NOT NULL,
  stake bigint NOT NULL DEFAULT 0, -- without what was taken back
  bets integer NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0,
  -- What a result owes to a member now: kept beside what was really paid, which differs where a correction could not take all
  -- of a win back.
  due bigint NOT NULL DEFAULT 0,
  -- What of a member's stakes on a draw stood against itself is known exactly: the engine knows what each of his bets covers. It is found
  -- with what the result pays, and told to his round before that is over. docs/decisions/0042-opposite-bets.md
  opposed bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (draw_id, account)
) WITH (fillfactor = 70);

-- What lies on a number of a play; '*' of a play or of the draw is all of it. `risk`: what it would have to pay.
CREATE TABLE lottery.exposure (
  draw_id bigint NOT NULL,
  key text NOT NULL,
  stake bigint NOT NULL,
  risk bigint NOT NULL,
  PRIMARY KEY (draw_id, key)
) WITH (fillfactor = 60); -- a busy number's row changes with each batch, and finds room on its page

-- The choices that a result pays, and what: found once for each by the engine, for once of a ticket.
CREATE TABLE lottery.outcome (
  draw_id bigint NOT NULL,
  revision integer NOT NULL,
  choice uuid NOT NULL,
  payout bigint NOT NULL CHECK (payout > 0),
  PRIMARY KEY (draw_id, revision, choice)
);

-- The lines that won. Lost ones leave no trace: whatever of a settled draw is not here has lost.
CREATE TABLE lottery.win (
  draw_id bigint NOT NULL,
  revision integer NOT NULL,
  account bigint NOT NULL,
  ticket_id bigint NOT NULL,
  line smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (draw_id, revision, account, ticket_id, line)
);

GRANT SELECT ON lottery.game, lottery.holiday, lottery.chain, lottery.draw, lottery.reading, lottery.hot_number, lottery.change, lottery.slip, lottery.ticket, lottery.choice, lottery.bet, lottery.stay, lottery.exposure, lottery.outcome, lottery.win TO champa_app;
GRANT INSERT, UPDATE ON lottery.game, lottery.chain, lottery.draw TO champa_app;
GRANT INSERT, DELETE ON lottery.holiday TO champa_app;
GRANT INSERT, UPDATE, DELETE ON lottery.hot_number TO champa_app;
GRANT INSERT, UPDATE ON lottery.reading TO champa_app;
GRANT INSERT ON lottery.change TO champa_app;
GRANT INSERT ON lottery.outcome TO champa_app;
GRANT USAGE ON SEQUENCE lottery.draw_id TO champa_app;

-- `outcome`:
--   done              now
--   repeated          before, with the same content: nothing was done now
--   conflict          the nonce belongs to another slip
--   busy              the same nonce is under way: ask again
--   game_closed, terms_changed, unknown_draw, closed                 why nothing was bet
--   number_limit, member_limit                                       the same; `details` says where and what is left
--   insufficient_funds, limit_reached, blocked, vendor_disabled      the same, as the wire says it
CREATE TYPE lottery.answer AS (
  place integer, -- of the slip in the batch, from 1
  outcome text,
  slip_id bigint,
  details jsonb,
  member_id bigint,
  balance bigint,
  version bigint, -- of the balance, where it moved
  cash bigint, -- both null but for a member who holds or held a bonus
  bonus bigint,
  tickets bigint[], -- in the order of the slip's draws; null: nothing was bet now
  placed_at timestamptz
);

CREATE TYPE lottery.settled AS (
  member_id bigint,
  stake bigint,
  before bigint, -- what the result before owed him; null with the first
  due bigint,
  balance bigint,
  version bigint,
  cash bigint,
  bonus bigint
);

-- Draws that wait for somebody: for a result from outside, or for their stakes to go back. They are looked for by the second, and lie
-- among all draws to come.
CREATE INDEX draw_waiting ON lottery.draw (phase, closes_at) WHERE phase IN ('drawing', 'voiding');

GRANT UPDATE (opposed) ON lottery.stay TO champa_app;
