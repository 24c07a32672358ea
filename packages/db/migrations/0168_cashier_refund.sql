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
