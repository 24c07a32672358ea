-- Deposits that are not paid on a provider's page: by a code in our own page, by a transfer to an account of the brand, to
-- a crypto address. Fees, what really arrived, and how far the chain has confirmed it.
ALTER TABLE cashier.method
  DROP CONSTRAINT method_kind_check,
  ADD CONSTRAINT method_kind_check CHECK (kind IN ('hosted', 'qr', 'bank_transfer', 'crypto')),
  -- What its kind needs: the scheme of a code; the receiving accounts of a transfer.
  ADD COLUMN details jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN fee_flat bigint NOT NULL DEFAULT 0 CHECK (fee_flat >= 0),
  ADD COLUMN fee_per_mille integer NOT NULL DEFAULT 0 CHECK (fee_per_mille BETWEEN 0 AND 500),
  ADD COLUMN fee_bearer text NOT NULL DEFAULT 'brand' CHECK (fee_bearer IN ('member', 'brand')),
  -- The smallest payment must leave something.
  ADD CONSTRAINT method_fee_check CHECK (fee_flat * 1000 + min * fee_per_mille < min * 1000);

ALTER TABLE cashier.deposit
  DROP CONSTRAINT deposit_state_check,
  DROP CONSTRAINT deposit_check,
  -- review: staff is looking at it. refunded: it was credited, and went back.
  ADD CONSTRAINT deposit_state_check
    CHECK (state IN ('created', 'pending', 'review', 'credited', 'failed', 'expired', 'refunded')),
  ADD COLUMN kind text NOT NULL DEFAULT 'hosted' CHECK (kind IN ('hosted', 'qr', 'bank_transfer', 'crypto')),
  -- How it is paid, as it was told to the member.
  ADD COLUMN instructions jsonb,
  -- What a member writes into a transfer.
  ADD COLUMN reference text COLLATE "C" UNIQUE,
  -- What really arrived, fee included.
  ADD COLUMN received bigint CHECK (received > 0),
  -- The method's terms when it was begun.
  ADD COLUMN fee_flat bigint NOT NULL DEFAULT 0,
  ADD COLUMN fee_per_mille integer NOT NULL DEFAULT 0,
  ADD COLUMN fee_bearer text NOT NULL DEFAULT 'brand' CHECK (fee_bearer IN ('member', 'brand')),
  ADD COLUMN confirmations integer,
  ADD COLUMN confirmations_required integer,
  ADD COLUMN slips integer NOT NULL DEFAULT 0,
  -- What staff tells the member.
  ADD COLUMN note text,
  -- Who of the staff is at it.
  ADD COLUMN claimed_by text,
  ADD COLUMN claimed_at timestamptz;

UPDATE cashier.deposit SET received = amount WHERE state = 'credited';

ALTER TABLE cashier.deposit
  ALTER COLUMN kind DROP DEFAULT,
  ADD CONSTRAINT deposit_check
    CHECK ((state IN ('credited', 'refunded')) = (credited_at IS NOT NULL) AND (credited_at IS NULL OR received IS NOT NULL));

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
