-- Wallets of vendors that keep a balance of their own for each player: money comes in and goes out by the operator's
-- transfers, and rounds are played against what lies here.
CREATE TABLE studio.wallet (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vassalage text NOT NULL,
  player text NOT NULL,
  currency text NOT NULL,
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  created_at timestamptz NOT NULL,
  UNIQUE (vassalage, player, currency)
);

-- The operator's transfers, one effect for one reference, for ever. A buried one was asked about before it came, and is
-- refused should it still come.
CREATE TABLE studio.wallet_transfer (
  vassalage text NOT NULL,
  reference text NOT NULL,
  state text NOT NULL CHECK (state IN ('done', 'buried')),
  wallet_id bigint REFERENCES studio.wallet,
  direction text CHECK (direction IN ('in', 'out')),
  amount bigint CHECK (amount > 0),
  -- What it left in the wallet.
  balance bigint CHECK (balance >= 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (vassalage, reference),
  CHECK ((state = 'done') = (wallet_id IS NOT NULL AND direction IS NOT NULL AND amount IS NOT NULL AND balance IS NOT NULL))
);

-- What rounds took from a wallet and gave to it, under the same keys as any operator's wallet is called with.
CREATE TABLE studio.wallet_entry (
  transaction_uuid uuid PRIMARY KEY,
  wallet_id bigint NOT NULL REFERENCES studio.wallet,
  round_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
  amount bigint NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX wallet_entry_of_wallet ON studio.wallet_entry (wallet_id, at);
