-- Game vendors and what they do with players' money: sessions, rounds, and each call of theirs that moved or tried to move
-- money. Why it looks like this: docs/decisions/0005-vendor-wire.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit. An account here is an id of the ledger; a member's cash
-- account stands for the player and his currency in one.
CREATE SCHEMA vendors;
GRANT USAGE ON SCHEMA vendors TO champa_app;

CREATE TABLE vendors.vendor (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$'),
  dialect text NOT NULL CHECK (dialect IN ('hub88')),
  public_key text NOT NULL, -- verifies the vendor's calls (SPKI, PEM)
  launch_url text CHECK (launch_url ~ '^https?://'), -- null: the vendor's games cannot be opened yet
  enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  -- Where a vendor's games take their stakes from: the member's own cash over the wire (seamless), or a balance that the
  -- vendor keeps for each player and that is moved in and out (transfer). Why: docs/decisions/0018-transfers.md.
  wallet text NOT NULL DEFAULT 'seamless' CHECK (wallet IN ('seamless', 'transfer'))
);

-- Who changed a vendor, how and why.
CREATE TABLE vendors.change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_id smallint NOT NULL REFERENCES vendors.vendor,
  action text NOT NULL CHECK (action IN ('added', 'replaced', 'disabled', 'enabled')),
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL
);

-- A player's stay at a vendor. Never deleted: a win may come long after the session expired.
CREATE TABLE vendors.session (
  token_hash bytea PRIMARY KEY, -- SHA-256; the token itself only the vendor has
  vendor_id smallint NOT NULL REFERENCES vendors.vendor,
  member_id bigint NOT NULL,
  currency text NOT NULL,
  game_code text NOT NULL, -- the game it was opened for; the player may change to another of the same vendor
  account bigint NOT NULL, -- the player's cash
  counter_account bigint NOT NULL, -- the vendor's side of every movement
  opened_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- One round of a game: what its transactions come to. stake and win equal the round's movements in the ledger, always.
-- The round is its player's: two players of one table have a row each.
CREATE SEQUENCE vendors.round_id AS bigint;
CREATE TABLE vendors.round (
  id bigint PRIMARY KEY,
  member_id bigint NOT NULL,
  account bigint NOT NULL,
  vendor_id smallint NOT NULL,
  ref text COLLATE "C" NOT NULL, -- the vendor's name of it
  currency text NOT NULL,
  game_code text NOT NULL, -- of its first bet
  closed boolean NOT NULL,
  stake bigint NOT NULL CHECK (stake >= 0), -- bets less those rolled back; a free bet stakes nothing
  win bigint NOT NULL CHECK (win >= 0),
  bets integer NOT NULL,
  cancelled_bets integer NOT NULL CHECK (cancelled_bets <= bets),
  open_bets integer NOT NULL CHECK (open_bets >= 0), -- neither won nor rolled back
  started_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Stakes that stood against themselves: bets of one member on opposite outcomes. They count towards nothing that asks for stakes;
  -- money is not concerned. Why it looks like this: docs/decisions/0042-opposite-bets.md.
  --
  -- What of a round's stake stood against itself, from whoever knows what its bets were on; null: nobody does, so it is judged by
  -- what the round paid. Rounds from before have nothing: what they counted for stays.
  opposed bigint,
  UNIQUE (account, vendor_id, ref)
) WITH (fillfactor = 45); -- a round changes once or twice, soon: its new version finds room on its page, and no index is touched
-- The betting record: a player's rounds, newest first.
CREATE INDEX round_of_member ON vendors.round (member_id, started_at DESC, id DESC);

-- One call of a vendor that was carried out, or a tombstone: the key of a bet that was rolled back before it came.
-- Answerable for ever; the columns beside the key are the fingerprint that a repetition must match.
--
-- A win that should not have been paid goes back ('unwin'): the round's win is what it really paid.
--
-- No foreign keys: nothing but play_batch writes here, and it has just looked at what it names.
CREATE SEQUENCE vendors.transaction_id AS bigint;
CREATE TABLE vendors.transaction (
  vendor_id smallint NOT NULL,
  tx_id text COLLATE "C" NOT NULL, -- the vendor's key
  -- Ours, also the key of its movement in the ledger. A key that grows keeps the ledger's index small in memory, which
  -- the vendors' random ones would not.
  id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback', 'tombstone', 'unwin')),
  account bigint NOT NULL,
  round_id bigint,
  round_ref text COLLATE "C", -- only where no round had begun under it
  game_code text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0), -- as told
  free boolean NOT NULL,
  moved bigint NOT NULL CHECK (moved >= 0), -- in the ledger: nothing for a free bet, the bet's amount for its rollback
  reference_id bigint, -- the bet that a win pays or a rollback takes back
  cancelled boolean NOT NULL, -- a bet that was rolled back
  balance bigint, -- after it; null for a told round's
  at timestamptz NOT NULL,
  PRIMARY KEY (vendor_id, tx_id),
  CHECK (round_id IS NOT NULL OR round_ref IS NOT NULL)
);
-- A round's transactions, and whether a bet was won.
CREATE INDEX transaction_of_round ON vendors.transaction (round_id, reference_id);

-- One call of a vendor. Within a wave no two commands share a round, a key or a reference, so that the commands of a wave
-- can be judged side by side; waves run one after another.
CREATE TYPE vendors.command AS (
  wave integer,
  vendor_id smallint,
  kind text, -- 'bet', 'win' or 'rollback'
  token bytea, -- hash
  player text, -- whom the vendor means, where it says so
  tx_id text,
  reference text, -- a bet's tx_id; null for a bet
  round text,
  game_code text,
  currency text, -- null for a rollback
  amount bigint, -- 0 for a rollback
  free boolean,
  closes boolean, -- the round is over
  playable boolean -- whether the vendor has this game and it is switched on
);

-- `outcome`:
--   done              now
--   repeated          before, by the same command: nothing was done now
--   conflict          the key belongs to another command
--   no_session        no such session of this vendor and player
--   wrong_currency    not the session's
--   vendor_disabled, expired, blocked, unknown_game, round_closed, insufficient_funds   why a bet was refused
--   unknown_bet       a win or rollback whose reference is no bet of this player and round
--   cancelled         a bet that was rolled back, or a win for one
--   settled           a further win after the round closed
CREATE TYPE vendors.answer AS (
  place integer, -- of the command in the batch, from 1
  outcome text,
  member_id bigint,
  currency text,
  balance bigint, -- after the command; null where there is no session
  version bigint, -- of the balance, where the command moved it
  cash bigint,
  bonus bigint
);

-- What is to be done about a command.
CREATE TYPE vendors.judgement AS (
  place integer,
  verdict text, -- 'bet', 'win', 'rollback', 'bury' (an unknown bet), 'again' (a bet already rolled back), or the outcome
  vendor_id smallint,
  tx_id text,
  number bigint, -- the new transaction's id
  kind text,
  member_id bigint,
  account bigint,
  currency text,
  round_id bigint,
  begins boolean, -- the round is new
  round text,
  game_code text,
  told bigint,
  free boolean,
  moved bigint,
  reference text,
  reference_id bigint,
  settles boolean, -- the bet it names was open until now
  closes boolean,
  bet_at timestamptz,
  aside bigint,
  told_after bigint, -- what the vendor is told: cash, and the bonus where the game may be played with it
  cash_after bigint,
  bonus_after bigint,
  version_after bigint
);
GRANT SELECT, INSERT, UPDATE ON vendors.vendor TO champa_app;
GRANT SELECT, INSERT ON vendors.change, vendors.session TO champa_app;
GRANT SELECT ON vendors.round, vendors.transaction TO champa_app;

-- The winners' board asks which rounds won since it last looked. A summary of each part of the table answers that, and unlike
-- another index it costs a round's change nothing: the row keeps finding room on its page.
CREATE INDEX round_updated ON vendors.round USING brin (updated_at) WITH (pages_per_range = 32, autosummarize = on);

-- Progressive pots as their vendors told them last. A copy for the lobby: the vendor's own figure decides what is won.
CREATE TABLE vendors.pot (
  vendor_id smallint NOT NULL REFERENCES vendors.vendor,
  code text NOT NULL, -- the vendor's
  currency text NOT NULL,
  names jsonb NOT NULL, -- by language of the site; English always
  game_code text, -- one to play for it
  amount bigint NOT NULL CHECK (amount >= 0), -- units of 10^-5
  told_at timestamptz NOT NULL,
  PRIMARY KEY (vendor_id, currency, code)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON vendors.pot TO champa_app;

-- What figures of play are made of: the vendors' calls in the order of their numbers, each counted once.
--
-- Every change of a round comes with a call, and so with a row here: a lost round's win of nothing too, which moves no money. A
-- summary of each part of the table finds the latest calls; unlike another index it costs a call next to nothing.
CREATE INDEX transaction_number ON vendors.transaction USING brin (id) WITH (pages_per_range = 16, autosummarize = on);

-- A round, what some calls did to it, and how it stands now. `begun`: its first bet is among them.
CREATE TYPE vendors.touched_round AS (
  round_id bigint,
  member_id bigint,
  vendor_id smallint,
  game_code text,
  started_at timestamptz,
  begun boolean,
  stake bigint, -- bets less those rolled back
  win bigint,
  state text,
  latest timestamptz, -- of those calls
  opposed bigint
);

-- Rounds by when they began, of whomever: a summary of each part of the table, which costs the wire next to nothing.
CREATE INDEX round_started ON vendors.round USING brin (started_at) WITH (pages_per_range = 32, autosummarize = on);

-- Free rounds that the house has given and vendors are told of: each gift once, until its vendor has it or refuses it for good.
CREATE TABLE vendors.free_rounds (
  id uuid PRIMARY KEY, -- the vendor's key of the gift
  member_id bigint NOT NULL,
  cause text NOT NULL, -- of the gift; one cause gives once
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  rounds integer NOT NULL CHECK (rounds > 0),
  stake bigint NOT NULL CHECK (stake > 0), -- units of 10^-5
  currency text NOT NULL,
  valid_until timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'given', 'refused')),
  attempts integer NOT NULL DEFAULT 0,
  reason text, -- what the vendor last said instead of taking it
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  UNIQUE (member_id, cause)
);
-- What an operator looks after.
CREATE INDEX free_rounds_open ON vendors.free_rounds (created_at) WHERE state <> 'given';

GRANT SELECT, INSERT, UPDATE ON vendors.free_rounds TO champa_app;

-- Rounds that were played against balances which vendors keep, as the vendors tell them afterwards. They enter the record by the
-- same tables and numbers as the wire's, and move no money here. Why it looks like this:
-- docs/decisions/0037-rounds-of-kept-balances.md.
--
-- Of the calls written for such a round `moved` is what it changed the round by, and the balance after it is not known here.

-- A round that was told. A round without a row here came over the wire.
CREATE TABLE vendors.told_round (
  round_id bigint PRIMARY KEY,
  member_id bigint NOT NULL,
  vendor_id smallint NOT NULL,
  revision integer NOT NULL, -- the vendor's, of the word that counts
  settled_at timestamptz NOT NULL, -- by the vendor's clock
  latest bigint NOT NULL -- the number of its last call
);
CREATE INDEX told_round_of_member ON vendors.told_round (member_id, latest);

-- How far each vendor's rounds were pulled.
CREATE TABLE vendors.pull (
  vendor_id smallint PRIMARY KEY REFERENCES vendors.vendor,
  reached timestamptz NOT NULL, -- by the vendor's clock: what changed before was told, but for what it writes down late
  pulled_at timestamptz, -- when the last page was last read
  failures integer NOT NULL DEFAULT 0, -- since then
  failure text -- the last of them
);

-- What was told and is in nobody's record.
CREATE TABLE vendors.stray_round (
  vendor_id smallint NOT NULL REFERENCES vendors.vendor,
  ref text COLLATE "C" NOT NULL,
  reason text NOT NULL CHECK (reason IN ('unknown_player', 'wrong_currency', 'unreadable')),
  told text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (vendor_id, ref)
);
GRANT SELECT ON vendors.told_round TO champa_app;
GRANT SELECT, INSERT, UPDATE ON vendors.pull TO champa_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON vendors.stray_round TO champa_app;
