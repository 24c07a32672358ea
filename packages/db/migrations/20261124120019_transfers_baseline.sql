-- Moves between main wallets and the wallets that vendors keep, and transfers between members.
-- Why it looks like this: docs/decisions/0018-transfers.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit.
CREATE SCHEMA transfers;
GRANT USAGE ON SCHEMA transfers TO champa_app;

-- A member's wallet at a vendor. The `placed` of all his vendors are, to the unit, what his in-vendor account has.
CREATE TABLE transfers.vendor_wallet (
  member_id bigint NOT NULL,
  vendor text NOT NULL,
  currency text NOT NULL,
  placed bigint NOT NULL DEFAULT 0 CHECK (placed >= 0), -- by our books: what the vendor told with the last settled move
  told bigint CHECK (told >= 0), -- what the vendor told when it was asked last
  told_at timestamptz,
  changed_at timestamptz, -- when what it told last differed from before
  auto_since timestamptz, -- money went in by itself and is to come back by itself; null: not so
  PRIMARY KEY (member_id, vendor, currency)
);
CREATE INDEX vendor_wallet_auto ON transfers.vendor_wallet (changed_at) WHERE auto_since IS NOT NULL;

-- One move of money between a main wallet and a vendor's.
--   created    written down; of a move in, the money is held. The vendor has not been asked yet
--   sent       the vendor is being asked
--   unknown    it gave no clear answer: a job asks until it does
--   confirmed  done, at the vendor and in the ledger
--   refused    nothing was done, and never will be; what was held is back
CREATE TABLE transfers.move (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  vendor text NOT NULL,
  currency text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('created', 'sent', 'unknown', 'confirmed', 'refused')),
  reason text, -- of a refusal
  cause text NOT NULL CHECK (cause IN ('member', 'launch', 'return', 'recall')),
  reference text NOT NULL UNIQUE, -- what the vendor knows it by
  idempotency_key text NOT NULL,
  hold bigint, -- the ledger's, of a move in
  balance bigint CHECK (balance >= 0), -- at the vendor after it
  played bigint, -- what play there came to since the move before, booked with this one
  decided_by text, -- the operator, where the vendor never gave an answer
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  updated_at timestamptz NOT NULL,
  UNIQUE (member_id, idempotency_key),
  CHECK ((state = 'refused') = (reason IS NOT NULL)),
  CHECK ((state = 'confirmed') = (balance IS NOT NULL) AND (state = 'confirmed') = (played IS NOT NULL))
);
-- One at a time for a member and a vendor, so that what the vendor tells after each can be put in their order.
CREATE UNIQUE INDEX move_under_way ON transfers.move (member_id, vendor) WHERE state IN ('created', 'sent', 'unknown');
CREATE INDEX move_of_member ON transfers.move (member_id, id DESC);
CREATE INDEX move_open ON transfers.move (created_at) WHERE state IN ('created', 'sent', 'unknown');

-- One transfer from a member to another of his own line, done in the transaction that writes it.
CREATE TABLE transfers.member_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_member bigint NOT NULL,
  to_member bigint NOT NULL CHECK (to_member <> from_member),
  direction text NOT NULL CHECK (direction IN ('up', 'down')), -- as the sender sees it
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  idempotency_key text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (from_member, idempotency_key)
);
CREATE INDEX member_transfer_sent ON transfers.member_transfer (from_member, id DESC);
CREATE INDEX member_transfer_received ON transfers.member_transfer (to_member, id DESC);
CREATE INDEX member_transfer_sent_at ON transfers.member_transfer (from_member, at);

GRANT SELECT, INSERT, UPDATE ON transfers.vendor_wallet, transfers.move TO champa_app;
GRANT SELECT, INSERT ON transfers.member_transfer TO champa_app;

-- What an upline allows a direct downline. It holds while he is that: the row of another upline counts for nothing.
CREATE TABLE transfers.pair_limit (
  upline_id bigint NOT NULL,
  downline_id bigint NOT NULL CHECK (downline_id <> upline_id),
  may_receive boolean NOT NULL,
  may_send boolean NOT NULL,
  per_transfer bigint CHECK (per_transfer > 0), -- of what he sends; null: the brand's
  per_day bigint CHECK (per_day > 0),
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (downline_id, upline_id)
);
GRANT SELECT, INSERT, UPDATE ON transfers.pair_limit TO champa_app;

-- A member's transfers with one other.
CREATE INDEX member_transfer_between ON transfers.member_transfer (from_member, to_member, id DESC);
