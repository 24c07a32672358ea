-- Ways to pay beyond the page: codes of three countries' schemes, e-wallets, crypto addresses; and money that goes back.
ALTER TABLE pay.orders
  DROP CONSTRAINT orders_method_check,
  ADD CONSTRAINT orders_method_check
    CHECK (method IN ('card', 'wallet', 'qr', 'bank', 'laoqr', 'promptpay', 'vietqr', 'usdt-trc20')),
  -- What a payer writes, and what stands in a code.
  ADD COLUMN code text UNIQUE,
  -- Of crypto: where to, how much of the coin, how much of it arrived, and how many blocks stand upon that.
  ADD COLUMN address text UNIQUE,
  ADD COLUMN coins bigint,
  ADD COLUMN coins_received bigint,
  ADD COLUMN confirmations integer NOT NULL DEFAULT 0;

UPDATE pay.orders SET code = 'SP' || upper(substr(md5(id), 1, 10));
ALTER TABLE pay.orders ALTER COLUMN code SET NOT NULL;

CREATE TABLE pay.refunds (
  refund_ref text PRIMARY KEY,
  order_id text NOT NULL REFERENCES pay.orders,
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX refunds_order ON pay.refunds (order_id);
