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
  kind text NOT NULL CHECK (kind IN ('hosted')),
  currency text NOT NULL,
  min bigint NOT NULL CHECK (min > 0),
  max bigint NOT NULL,
  presets bigint[] NOT NULL,
  sort integer NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  CHECK (max >= min)
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
  state text NOT NULL CHECK (state IN ('created', 'pending', 'credited', 'failed', 'expired')),
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
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, idempotency_key),
  CHECK ((state = 'credited') = (credited_at IS NOT NULL))
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
