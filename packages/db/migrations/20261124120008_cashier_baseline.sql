-- Money in: payment providers, the methods they offer, deposits, and the callbacks that told of them.
--
-- Amounts: whole units of 10^-5 of the currency's main unit.
CREATE SCHEMA cashier;
GRANT USAGE ON SCHEMA cashier TO champa_app;

CREATE TABLE cashier.provider (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9_-]{1,39}$'),
  adapter text NOT NULL,
  -- What the adapter needs: addresses, names of files. Secrets lie in the files, never here.
  settings jsonb NOT NULL,
  enabled boolean NOT NULL DEFAULT true
);

CREATE TABLE cashier.method (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9_-]{1,39}$'),
  provider text NOT NULL REFERENCES cashier.provider,
  -- The provider's own name for it.
  channel text NOT NULL,
  -- By language of the site.
  names jsonb NOT NULL,
  kind text NOT NULL CHECK (kind IN ('hosted', 'qr', 'bank_transfer', 'crypto')),
  currency text NOT NULL,
  min bigint NOT NULL CHECK (min > 0),
  max bigint NOT NULL,
  presets bigint[] NOT NULL,
  sort integer NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  -- Deposits that are not paid on a provider's page: by a code in our own page, by a transfer to an account of the brand, to
  -- a crypto address. Fees, what really arrived, and how far the chain has confirmed it.
  -- What its kind needs: the scheme of a code; the receiving accounts of a transfer.
  details jsonb NOT NULL DEFAULT '{}',
  fee_flat bigint NOT NULL DEFAULT 0 CHECK (fee_flat >= 0),
  fee_per_mille integer NOT NULL DEFAULT 0 CHECK (fee_per_mille BETWEEN 0 AND 500),
  fee_bearer text NOT NULL DEFAULT 'brand' CHECK (fee_bearer IN ('member', 'brand')),
  CHECK (max >= min),
  -- The smallest payment must leave something.
  CONSTRAINT method_fee_check CHECK (fee_flat * 1000 + min * fee_per_mille < min * 1000)
);

-- created: written down; the provider may or may not know of it. pending: the member can pay. The rest are outcomes, of
-- which only credited is final: money that arrives late is credited from any of them.
CREATE TABLE cashier.deposit (
  id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  method text NOT NULL REFERENCES cashier.method,
  provider text NOT NULL REFERENCES cashier.provider,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  -- review: staff is looking at it. refunded: it was credited, and went back.
  state text NOT NULL
    CHECK (state IN ('created', 'pending', 'review', 'credited', 'failed', 'expired', 'refunded')),
  reason text,
  -- What the provider knows the deposit by; nobody can guess another's.
  merchant_ref text COLLATE "C" NOT NULL UNIQUE,
  provider_ref text,
  payment_url text,
  return_url text NOT NULL,
  idempotency_key uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- Until then the member can pay.
  expires_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  credited_at timestamptz,
  -- The bonus offer a member chose with a deposit, by its code. What an offer is, and whether it fits, others know.
  offer text CHECK (length(offer) <= 60),
  kind text NOT NULL CHECK (kind IN ('hosted', 'qr', 'bank_transfer', 'crypto')),
  -- How it is paid, as it was told to the member.
  instructions jsonb,
  -- What a member writes into a transfer.
  reference text COLLATE "C" UNIQUE,
  -- What really arrived, fee included.
  received bigint CHECK (received > 0),
  -- The method's terms when it was begun.
  fee_flat bigint NOT NULL DEFAULT 0,
  fee_per_mille integer NOT NULL DEFAULT 0,
  fee_bearer text NOT NULL DEFAULT 'brand' CHECK (fee_bearer IN ('member', 'brand')),
  confirmations integer,
  confirmations_required integer,
  slips integer NOT NULL DEFAULT 0,
  -- What staff tells the member.
  note text,
  -- Who of the staff is at it.
  claimed_by text,
  claimed_at timestamptz,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, idempotency_key),
  CHECK ((state IN ('credited', 'refunded')) = (credited_at IS NOT NULL) AND (credited_at IS NULL OR received IS NOT NULL))
);
-- The back office lists the deposits of all members.
CREATE INDEX deposit_newest ON cashier.deposit (id DESC);
CREATE INDEX deposit_unpaid ON cashier.deposit (expires_at) WHERE state IN ('created', 'pending');

-- Every callback with a right signature, as it came, with what became of it. The same event with the same body is one row,
-- however often it arrives.
CREATE TABLE cashier.callback (
  provider text NOT NULL REFERENCES cashier.provider,
  event_id text NOT NULL,
  body_hash bytea NOT NULL,
  merchant_ref text COLLATE "C" NOT NULL,
  status text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  -- changed: the deposit's state followed. unchanged: it needed nothing. mismatch, unknown: refused.
  outcome text NOT NULL CHECK (outcome IN ('changed', 'unchanged', 'mismatch', 'unknown')),
  body text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, event_id, body_hash)
);
CREATE INDEX callback_of_deposit ON cashier.callback (merchant_ref);

GRANT SELECT, INSERT, UPDATE ON cashier.provider, cashier.method, cashier.deposit TO champa_app;
GRANT SELECT, INSERT ON cashier.callback TO champa_app;

-- A member's own: how many he began lately, and which are under way.
CREATE INDEX deposit_begun ON cashier.deposit (member_id, created_at);
CREATE INDEX deposit_open ON cashier.deposit (member_id, id) WHERE state IN ('created', 'pending', 'review');
CREATE INDEX deposit_review ON cashier.deposit (id) WHERE state = 'review';

-- Callbacks that could not be trusted, with what was wrong with them. Anybody can send one: they are cut short, counted,
-- and dropped after a while.
CREATE TABLE cashier.refused_callback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL REFERENCES cashier.provider,
  reason text NOT NULL,
  body text NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX refused_callback_newest ON cashier.refused_callback (provider, received_at);

GRANT SELECT, INSERT, DELETE ON cashier.refused_callback TO champa_app;

-- What staff works with: slips of bank transfers, and who did what to a deposit.
CREATE TABLE cashier.slip (
  deposit_id bigint NOT NULL,
  number integer NOT NULL,
  member_id bigint NOT NULL,
  -- The picture drawn anew: nothing of the file but its pixels.
  bytes bytea NOT NULL,
  -- Of the file as it came: the same slip sent for two deposits shows.
  file_hash bytea NOT NULL,
  uploaded_at timestamptz NOT NULL,
  PRIMARY KEY (deposit_id, number),
  FOREIGN KEY (member_id, deposit_id) REFERENCES cashier.deposit (member_id, id)
);
CREATE INDEX slip_file ON cashier.slip (file_hash);

CREATE TABLE cashier.act (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  deposit_id bigint NOT NULL,
  action text NOT NULL CHECK (action IN ('claim', 'approve', 'reject', 'refund')),
  actor text NOT NULL,
  detail jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX act_of_deposit ON cashier.act (deposit_id, id);

GRANT SELECT, INSERT ON cashier.slip, cashier.act TO champa_app;

-- A credited deposit that goes back. Its money is held in the member's locked account until the provider has said yes or
-- no. One a deposit can be under way or done.
CREATE TABLE cashier.refund (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  deposit_id bigint NOT NULL,
  member_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'done', 'refused')),
  -- What the provider knows it by.
  refund_ref text COLLATE "C" NOT NULL UNIQUE,
  hold bigint NOT NULL,
  reason text NOT NULL,
  actor text NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  FOREIGN KEY (member_id, deposit_id) REFERENCES cashier.deposit (member_id, id),
  CHECK ((state = 'open') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX refund_once ON cashier.refund (deposit_id) WHERE state <> 'refused';

-- A correction of a member's cash by staff: signed, and never without a reason, which the member reads.
CREATE TABLE cashier.correction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  currency text NOT NULL,
  reason text NOT NULL,
  actor text NOT NULL,
  -- The same key is the same correction.
  idempotency_key uuid NOT NULL UNIQUE,
  at timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE ON cashier.refund TO champa_app;
GRANT SELECT, INSERT ON cashier.correction TO champa_app;
