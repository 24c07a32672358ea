-- Bonus money: offers, what members were granted, and each stake's share of it. Why it looks like this:
-- docs/decisions/0019-bonus.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit. A member's bonus account in the ledger holds the bonus he is
-- wagering and nothing else; what waits its turn lies with the promotion.
--
-- Whoever changes anything of a member here holds the lock of his cash account: a stake is judged under the same lock.
CREATE SCHEMA bonus;
GRANT USAGE ON SCHEMA bonus TO champa_app;

-- What the brand offers. A bonus keeps the conditions it was granted on, whatever becomes of its offer.
CREATE TABLE bonus.offer (
  code text PRIMARY KEY CHECK (code ~ '^[a-z0-9][a-z0-9_-]{0,59}$'),
  kind text NOT NULL CHECK (kind IN ('first_deposit', 'deposit', 'gift')), -- a gift is granted by staff and promotions only
  names jsonb NOT NULL, -- by language of the site
  terms jsonb NOT NULL, -- the same; plain text
  currency text NOT NULL,
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 1000), -- of the deposit
  max_bonus bigint NOT NULL CHECK (max_bonus >= 1000),
  min_deposit bigint NOT NULL CHECK (min_deposit >= 0),
  wagering_factor integer NOT NULL CHECK (wagering_factor BETWEEN 1 AND 1000),
  wagering_base text NOT NULL CHECK (wagering_base IN ('bonus', 'bonus_and_deposit')),
  contributions jsonb NOT NULL, -- per mille: {"types": {TYPE: n}, "vendors": {VENDOR: n}, "games": {"VENDOR/GAME": n}, "others": n}
  max_stake bigint CHECK (max_stake > 0),
  max_win bigint CHECK (max_win > 0), -- what converts at most; null: all
  bonus_first boolean NOT NULL, -- stakes take the bonus before cash
  days integer NOT NULL CHECK (days BETWEEN 1 AND 365),
  per_member integer NOT NULL CHECK (per_member > 0),
  budget bigint NOT NULL, -- accounts in the ledger: what there is to grant from
  waiting bigint NOT NULL, -- and what was granted and waits its turn
  enabled boolean NOT NULL,
  sort integer NOT NULL,
  created_at timestamptz NOT NULL,
  -- Of the shape of what counts for wagering, so that a later program can bring it up to date.
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE bonus.bonus (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  offer text NOT NULL REFERENCES bonus.offer,
  cause text NOT NULL, -- what it was granted for; one cause grants once
  state text NOT NULL CHECK (state IN ('queued', 'active', 'completed', 'used_up', 'expired', 'forfeited')),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 1000),
  required bigint NOT NULL CHECK (required > 0), -- stakes that must count
  wagered bigint NOT NULL DEFAULT 0 CHECK (wagered >= 0), -- stakes that did
  max_stake bigint,
  max_win bigint,
  contributions jsonb NOT NULL,
  bonus_first boolean NOT NULL,
  days integer NOT NULL,
  budget bigint NOT NULL, -- accounts of the promotion: where it came from, and goes back to
  waiting bigint NOT NULL, -- and where it lies until its turn
  converted bigint NOT NULL DEFAULT 0 CHECK (converted >= 0),
  returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0),
  granted_at timestamptz NOT NULL,
  granted_by text NOT NULL,
  activated_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  reason text NOT NULL, -- of a grant or forfeit by staff
  UNIQUE (member_id, cause),
  CHECK (max_win IS NULL OR converted <= max_win),
  CHECK (state IN ('queued', 'forfeited') OR activated_at IS NOT NULL),
  CHECK ((activated_at IS NULL) = (expires_at IS NULL)),
  CHECK ((state IN ('queued', 'active')) = (ended_at IS NULL))
) WITH (fillfactor = 70); -- each stake changes `wagered`
CREATE UNIQUE INDEX bonus_active ON bonus.bonus (member_id) WHERE state = 'active';
CREATE INDEX bonus_of_member ON bonus.bonus (member_id, id DESC);
CREATE INDEX bonus_expiry ON bonus.bonus (expires_at) WHERE state = 'active';

-- One row for each member who was ever granted a bonus, so that for all others one look says that there is none.
CREATE TABLE bonus.holder (
  member_id bigint PRIMARY KEY,
  cash bigint NOT NULL, -- his accounts in the ledger
  account bigint NOT NULL,
  active bigint -- the bonus he is wagering
);

-- Each bet that counted towards a bonus, by its transaction at the vendor: what of it was cash and what bonus.
CREATE TABLE bonus.stake (
  member_id bigint NOT NULL,
  bet_id bigint NOT NULL,
  bonus_id bigint NOT NULL,
  round_id bigint NOT NULL,
  cash bigint NOT NULL CHECK (cash >= 0),
  bonus bigint NOT NULL CHECK (bonus >= 0),
  counted bigint NOT NULL CHECK (counted >= 0),
  open boolean NOT NULL, -- neither won nor rolled back, nor its round over
  at timestamptz NOT NULL,
  -- Bets on opposite outcomes count towards no bonus: docs/decisions/0042-opposite-bets.md. A bet counts when it is taken, and a bonus
  -- does not end while a bet of it is open; so what of a round stood against itself is taken back in the moment the round is over,
  -- before it is asked whether the bonus is wagered.
  opposed bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, bet_id)
) WITH (fillfactor = 70);
CREATE INDEX stake_open ON bonus.stake (bonus_id) WHERE open;
CREATE INDEX stake_open_since ON bonus.stake (at) WHERE open;

-- What was done to an offer, by whom and why.
CREATE TABLE bonus.change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  offer text NOT NULL REFERENCES bonus.offer,
  action text NOT NULL CHECK (action IN ('added', 'funded', 'enabled', 'disabled')),
  amount bigint CHECK (amount > 0),
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL
);

-- What a holder has to play with, and on what conditions. `id` is null, and with it all conditions, where he is wagering
-- nothing.
CREATE TYPE bonus.standing AS (
  cash bigint,
  account bigint,
  funds bigint, -- in the bonus account
  version bigint, -- of both accounts together
  id bigint,
  usable boolean, -- not past its end
  max_stake bigint,
  contributions jsonb,
  bonus_first boolean
);
GRANT SELECT, INSERT, UPDATE ON bonus.offer TO champa_app;
GRANT SELECT, INSERT ON bonus.bonus, bonus.holder, bonus.change TO champa_app;
GRANT SELECT ON bonus.stake TO champa_app;

-- In place of that of open bets only: all of a round are looked at.
CREATE INDEX stake_of_round ON bonus.stake (round_id);
