-- Money out: withdrawals, the parts they are paid in, the pictures that prove one has not arrived, every step anybody took, and
-- what payout providers told. Why it looks like this: docs/decisions/0016-withdrawals.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit.
CREATE SCHEMA withdrawals;
GRANT USAGE ON SCHEMA withdrawals TO champa_app;

CREATE TABLE withdrawals.provider (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9_-]{1,39}$'),
  adapter text NOT NULL,
  -- What the adapter needs: addresses, names of files. Secrets lie in the files, never here.
  settings jsonb NOT NULL,
  -- Kinds of payees it pays to.
  kinds text[] NOT NULL CHECK (kinds <@ ARRAY['BANK', 'E_WALLET', 'CRYPTO']),
  enabled boolean NOT NULL DEFAULT true
);

CREATE TABLE withdrawals.withdrawal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  idempotency_key uuid NOT NULL,
  -- Where it goes, as the payee was then: he may be taken out later, and this is still paid to him. The number sealed.
  payee_id bigint NOT NULL,
  payee_kind text NOT NULL,
  payee_provider text NOT NULL,
  payee_provider_name text NOT NULL,
  payee_hidden text NOT NULL,
  payee_sealed text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
  state text NOT NULL CHECK (state IN (
    'requested', 'reviewing', 'approved', 'paying', 'paid', 'confirmed', 'rejected', 'cancelled', 'refunded', 'disputed', 'resolved'
  )),
  -- The ledger's hold of the amount. Null only within the transaction that asks.
  hold bigint UNIQUE,
  -- Of what is to arrive: gone out, and come back to the member (what never went, and what went and was refunded).
  paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
  returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0),
  score integer NOT NULL DEFAULT 0,
  -- [{"reason": …, "points": …}]
  reasons jsonb NOT NULL DEFAULT '[]',
  claimed_by text,
  -- What the member is told where it comes to nothing.
  reason text NOT NULL DEFAULT '',
  confirmed_by text CHECK (confirmed_by IN ('member', 'time', 'forced')),
  created_at timestamptz NOT NULL,
  approved_at timestamptz,
  paid_at timestamptz,
  -- It counts as received from then on.
  received_by timestamptz,
  ended_at timestamptz,
  UNIQUE (member_id, idempotency_key),
  CHECK (paid <= amount - fee),
  CHECK ((ended_at IS NOT NULL) = (state IN ('confirmed', 'rejected', 'cancelled', 'refunded', 'resolved')))
);
CREATE INDEX withdrawal_of_member ON withdrawals.withdrawal (member_id, id DESC);
-- The queue of staff, the oldest first; and what will count as received.
CREATE INDEX withdrawal_open ON withdrawals.withdrawal (state, id) WHERE ended_at IS NULL;
CREATE INDEX withdrawal_receipt ON withdrawals.withdrawal (received_by) WHERE state = 'paid';

CREATE TABLE withdrawals.part (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  withdrawal_id bigint NOT NULL REFERENCES withdrawals.withdrawal,
  amount bigint NOT NULL CHECK (amount > 0),
  -- Who pays it; null: by hand.
  provider text REFERENCES withdrawals.provider,
  -- What the provider knows it by. Nobody can guess another's.
  merchant_ref text COLLATE "C" NOT NULL UNIQUE,
  provider_ref text,
  -- created: the provider may or may not know of it. pending: it does. failed: it is certain that nothing left.
  state text NOT NULL CHECK (state IN ('created', 'pending', 'paid', 'failed')),
  receipt text NOT NULL DEFAULT 'waiting' CHECK (receipt IN ('waiting', 'received', 'disputed', 'returned')),
  -- Of a payment by hand: the bank's reference, as staff wrote it. Of a failed one: why.
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  paid_at timestamptz,
  CHECK ((state = 'paid') = (paid_at IS NOT NULL)),
  CHECK (receipt = 'waiting' OR state = 'paid'),
  CHECK (provider IS NOT NULL OR state = 'paid')
);
CREATE INDEX part_of_withdrawal ON withdrawals.part (withdrawal_id, id);

CREATE TABLE withdrawals.proof (
  withdrawal_id bigint NOT NULL REFERENCES withdrawals.withdrawal,
  number smallint NOT NULL CHECK (number BETWEEN 1 AND 3),
  picture bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (withdrawal_id, number)
);

-- Every step, for ever: who did what, when and why.
CREATE TABLE withdrawals.step (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  withdrawal_id bigint NOT NULL REFERENCES withdrawals.withdrawal,
  step text NOT NULL,
  state text NOT NULL,
  actor text NOT NULL,
  reason text NOT NULL DEFAULT '',
  at timestamptz NOT NULL
);
CREATE INDEX step_of_withdrawal ON withdrawals.step (withdrawal_id, id);

-- Every callback with a right signature, as it came, with what became of it. The same event with the same body is one row.
CREATE TABLE withdrawals.callback (
  provider text NOT NULL REFERENCES withdrawals.provider,
  event_id text NOT NULL,
  body_hash bytea NOT NULL,
  merchant_ref text COLLATE "C" NOT NULL,
  status text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('changed', 'unchanged', 'asked', 'mismatch', 'unknown')),
  body text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, event_id, body_hash)
);

GRANT SELECT, INSERT, UPDATE ON withdrawals.provider, withdrawals.withdrawal, withdrawals.part TO champa_app;
GRANT SELECT, INSERT ON withdrawals.proof, withdrawals.step, withdrawals.callback TO champa_app;
