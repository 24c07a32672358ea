-- Gifts: what the house gives members, to be claimed or at once. Why it looks like this: docs/decisions/0021-facts-and-gifts.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit.
CREATE SCHEMA rewards;
GRANT USAGE ON SCHEMA rewards TO champa_app;

-- What there is to give from. Whoever gives money of it holds its row: of many at once, each sees what those before it left.
-- What has been claimed of it is not kept here, so that claims do not wait for one another.
CREATE TABLE rewards.budget (
  id text NOT NULL CHECK (id ~ '^[a-z0-9][a-z0-9:_-]{0,59}$'), -- its owner in the ledger: promotion ID
  currency text NOT NULL,
  budget bigint NOT NULL, -- accounts in the ledger: what is left
  waiting bigint NOT NULL, -- and what was given and waits to be claimed
  funded bigint NOT NULL CHECK (funded >= 0), -- all there ever was
  given bigint NOT NULL CHECK (given >= 0), -- all that was ever given
  returned bigint NOT NULL CHECK (returned >= 0), -- of that, what came back
  created_at timestamptz NOT NULL,
  -- What a budget keeps for promises that are not gifts yet: pots of rains, envelopes nobody has opened, prizes of a raffle. It lies
  -- in the budget, and no gift can take it. Why: docs/decisions/0026-prizes.md.
  reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  PRIMARY KEY (id, currency),
  CHECK (given - returned <= funded),
  CHECK (given - returned + reserved <= funded)
) WITH (fillfactor = 70); -- each gift changes its row

-- Who funded a budget, and why.
CREATE TABLE rewards.funding (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  budget text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL,
  FOREIGN KEY (budget, currency) REFERENCES rewards.budget
);
CREATE INDEX funding_of_budget ON rewards.funding (budget, currency, id);

CREATE TABLE rewards.gift (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  source text NOT NULL CHECK (source IN ('promotion', 'mission', 'vip', 'prize', 'envelope', 'points', 'staff')),
  source_id text NOT NULL, -- of the promotion, mission ... it comes from
  cause text NOT NULL CHECK (cause <> ''), -- what it was given for; one cause gives once
  title jsonb NOT NULL, -- by language of the site
  kind text NOT NULL CHECK (kind IN ('cash', 'bonus', 'points', 'tickets', 'free_rounds')),
  details jsonb NOT NULL, -- of its kind, but for the money
  amount bigint CHECK (amount > 0), -- of gifts of money
  currency text,
  budget text,
  credited boolean NOT NULL, -- was paid at once, nothing to claim
  state text NOT NULL CHECK (state IN ('waiting', 'claimed', 'expired', 'taken_back')),
  given_at timestamptz NOT NULL,
  claimable_from timestamptz NOT NULL, -- shown as coming before
  expires_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  reason text NOT NULL DEFAULT '', -- of being taken back
  claim_key uuid, -- of the press that claimed it
  UNIQUE (member_id, source, source_id, cause),
  FOREIGN KEY (budget, currency) REFERENCES rewards.budget,
  CHECK ((kind IN ('cash', 'bonus')) = (amount IS NOT NULL)),
  CHECK ((amount IS NULL) = (budget IS NULL) AND (amount IS NULL) = (currency IS NULL)),
  CHECK (expires_at > claimable_from),
  CHECK ((state = 'waiting') = (ended_at IS NULL))
) WITH (fillfactor = 80);
CREATE INDEX gift_waiting ON rewards.gift (member_id, claimable_from, id) WHERE state = 'waiting';
CREATE INDEX gift_past ON rewards.gift (member_id, ended_at DESC, id DESC) WHERE state <> 'waiting';
CREATE INDEX gift_expiry ON rewards.gift (expires_at) WHERE state = 'waiting';
CREATE INDEX gift_of_budget ON rewards.gift (budget, currency) INCLUDE (state, kind, amount) WHERE budget IS NOT NULL;

GRANT SELECT, INSERT, UPDATE ON rewards.budget, rewards.gift TO champa_app;
GRANT SELECT, INSERT ON rewards.funding TO champa_app;
