-- SandPay pays out: what the merchant asked for, what became of it, and the callbacks that tell of it.
CREATE TABLE pay.payouts (
  id text PRIMARY KEY,
  merchant_ref text NOT NULL UNIQUE,
  -- Units of 10^-5 of the currency's main unit.
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('BANK', 'E_WALLET', 'CRYPTO')),
  institution text NOT NULL,
  account text NOT NULL,
  holder_name text NOT NULL,
  description text NOT NULL,
  callback_url text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'paid', 'failed')),
  failure text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  -- When it is carried out by itself, and how; null: a person decides.
  due_at timestamptz,
  plan text CHECK (plan IN ('paid', 'paid_untold', 'failed')),
  ended_at timestamptz,
  CHECK ((due_at IS NULL) = (plan IS NULL)),
  CHECK ((state = 'pending') = (ended_at IS NULL))
);
CREATE INDEX payouts_due ON pay.payouts (due_at) WHERE state = 'pending';
CREATE INDEX payouts_newest ON pay.payouts (created_at DESC);

-- A callback tells of an order or of a payout.
ALTER TABLE pay.deliveries
  ALTER COLUMN order_id DROP NOT NULL,
  ADD COLUMN payout_id text REFERENCES pay.payouts,
  ADD CHECK (num_nonnulls(order_id, payout_id) = 1);
CREATE INDEX deliveries_payout ON pay.deliveries (payout_id, id) WHERE payout_id IS NOT NULL;
