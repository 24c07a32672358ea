-- Points: whole numbers that members earn and spend in the mall. Why they have a journal of their own:
-- docs/decisions/0024-points.md.
--
-- Whoever changes anything of a member here holds his row of points.account first.
CREATE SCHEMA points;
GRANT USAGE ON SCHEMA points TO champa_app;

CREATE TABLE points.account (
  member_id bigint PRIMARY KEY,
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  version bigint NOT NULL DEFAULT 0, -- of the balance: how many movements there were
  owed bigint NOT NULL DEFAULT 0 CHECK (owed >= 0) -- earned for bets that were taken back, and spent already
) WITH (fillfactor = 70);

CREATE TABLE points.movement (
  member_id bigint NOT NULL REFERENCES points.account,
  version bigint NOT NULL, -- without gaps
  kind text NOT NULL CHECK (kind IN ('turnover', 'deposit', 'gift', 'redeem', 'returned', 'convert', 'adjustment')),
  points bigint NOT NULL CHECK (points <> 0),
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  cause text NOT NULL, -- one cause moves once
  reference text NOT NULL DEFAULT '', -- an area, a number of the mall, a name of a gift: what a screen may say of it
  reason text NOT NULL DEFAULT '',
  actor text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, version),
  UNIQUE (member_id, cause)
);

-- What is counted towards the next points of a source: less than one lot of it. Nothing is lost by rounding.
CREATE TABLE points.earning (
  member_id bigint NOT NULL REFERENCES points.account,
  source text NOT NULL CHECK (source IN ('turnover', 'deposit')),
  area text NOT NULL, -- of turnover; empty for deposits
  counted bigint NOT NULL, -- all that ever counted
  remainder bigint NOT NULL CHECK (remainder >= 0),
  PRIMARY KEY (member_id, source, area)
) WITH (fillfactor = 70);

GRANT SELECT, INSERT, UPDATE ON points.account, points.earning TO champa_app;
GRANT SELECT, INSERT ON points.movement TO champa_app;

-- The points mall: goods, what members took of them, and points turned into money.
CREATE TABLE points.goods (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z0-9][a-z0-9_-]{0,59}$'),
  kind text NOT NULL CHECK (kind IN ('parcel', 'account', 'cash')), -- sent to an address, put on an account, paid into the balance
  names jsonb NOT NULL, -- by language of the site
  details jsonb NOT NULL, -- the same; plain text, in lines
  picture text NOT NULL,
  price bigint NOT NULL CHECK (price > 0), -- points for one
  stock integer NOT NULL CHECK (stock >= 0),
  vip_level integer NOT NULL DEFAULT 0 CHECK (vip_level >= 0), -- from this rank on
  per_member integer CHECK (per_member > 0), -- null: as many as there are
  amount bigint CHECK (amount > 0), -- what one pays, of cash
  at_once boolean NOT NULL DEFAULT false, -- approved without staff
  is_enabled boolean NOT NULL DEFAULT true,
  sort integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL,
  CHECK ((kind = 'cash') = (amount IS NOT NULL)),
  CHECK (NOT at_once OR kind = 'cash')
);
CREATE INDEX goods_shown ON points.goods (sort, id) WHERE is_enabled;

-- A part of the references.
CREATE SEQUENCE points.redemption_number AS bigint;
GRANT USAGE ON SEQUENCE points.redemption_number TO champa_app;

CREATE TABLE points.redemption (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE, -- what a member tells customer service
  member_id bigint NOT NULL REFERENCES points.account,
  idempotency_key uuid NOT NULL,
  wish text NOT NULL, -- a hash of what was asked for under the key
  goods_id bigint NOT NULL REFERENCES points.goods,
  kind text NOT NULL,
  names jsonb NOT NULL, -- as the goods were called then
  picture text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  points bigint NOT NULL CHECK (points > 0), -- of all of them
  amount bigint CHECK (amount > 0), -- the same, of cash
  currency text,
  sealed text, -- where it goes, sealed by the program's own key
  state text NOT NULL CHECK (state IN ('applying', 'approved', 'rejected')),
  remark text NOT NULL DEFAULT '', -- staff's words to the member
  tracking text NOT NULL DEFAULT '', -- of the parcel, or of the payment
  applied_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by text,
  UNIQUE (member_id, idempotency_key),
  CHECK ((state = 'applying') = (decided_at IS NULL)),
  CHECK ((state = 'applying') = (decided_by IS NULL))
);
CREATE INDEX redemption_of_member ON points.redemption (member_id, id DESC);
CREATE INDEX redemption_of_goods ON points.redemption (member_id, goods_id) WHERE state <> 'rejected';
CREATE INDEX redemption_open ON points.redemption (id) WHERE state = 'applying';

CREATE TABLE points.conversion (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES points.account,
  idempotency_key uuid NOT NULL,
  points bigint NOT NULL CHECK (points > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (member_id, idempotency_key)
);
-- What was turned into money on a day.
CREATE INDEX conversion_of_member ON points.conversion (member_id, at);

-- Who changed goods and stock, and why.
CREATE TABLE points.goods_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  goods_id bigint NOT NULL REFERENCES points.goods,
  stock integer NOT NULL, -- by so many
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE ON points.goods, points.redemption TO champa_app;
GRANT SELECT, INSERT ON points.conversion, points.goods_change TO champa_app;
