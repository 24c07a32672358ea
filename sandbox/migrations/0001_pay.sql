-- The payment provider SandPay: orders of the merchant, what happened to them, and the callbacks that tell it.
CREATE SCHEMA pay;

CREATE TABLE pay.orders (
  -- Unguessable: whoever has the address of the page may pay.
  id text PRIMARY KEY,
  merchant_ref text NOT NULL UNIQUE,
  -- Units of 10^-5 of the currency's main unit.
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  description text NOT NULL,
  method text CHECK (method IN ('card', 'qr', 'bank')),
  language text NOT NULL CHECK (language IN ('lo', 'en', 'cn')),
  callback_url text NOT NULL,
  return_url text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'paid', 'cancelled', 'expired')),
  -- Attempts to pay that the bank declined; the order stays open after one.
  declines integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  CHECK ((state = 'paid') = (paid_at IS NOT NULL))
);
CREATE INDEX orders_expiry ON pay.orders (expires_at) WHERE state = 'open';

-- One row is one callback to be delivered. It is written with the change it tells of, and stays until answered OK.
CREATE TABLE pay.deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES pay.orders,
  url text NOT NULL,
  body text NOT NULL,
  -- What is wrong with a tester's forgery. It goes out once, whatever the answer.
  flaw text CHECK (flaw IN ('signature', 'amount')),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'answered', 'given_up')),
  created_at timestamptz NOT NULL,
  -- While a sender is at it, this lies ahead: if the sender dies, another takes over then.
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_answer text
);
CREATE INDEX deliveries_due ON pay.deliveries (due_at) WHERE state = 'waiting';
CREATE INDEX deliveries_order ON pay.deliveries (order_id, id);
