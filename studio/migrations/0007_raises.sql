-- Stakes that a player adds to an open round: a double, a split, a call. Each is a bet of its own at the wallet.
ALTER TABLE studio.round ADD COLUMN raised bigint NOT NULL DEFAULT 0 CHECK (raised >= 0);

-- taking: the wallet has not answered yet, and the round waits. taken: the act is made. returning: its fate at the wallet is unknown or
-- it goes back; a rollback is on its way.
CREATE TABLE studio.raise (
  id uuid PRIMARY KEY, -- of its transaction at the wallet
  round_id uuid NOT NULL REFERENCES studio.round,
  step integer NOT NULL CHECK (step >= 0),
  act jsonb NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('taking', 'taken', 'refused', 'returning', 'returned')),
  created_at timestamptz NOT NULL
);
CREATE INDEX raise_round ON studio.raise (round_id);
-- A round takes one raise at a time.
CREATE UNIQUE INDEX raise_taking ON studio.raise (round_id) WHERE state = 'taking';
CREATE INDEX raise_unanswered ON studio.raise (created_at) WHERE state = 'taking';

-- A rollback of a raise; null: of the round's first stake, or its win.
ALTER TABLE studio.delivery ADD COLUMN raise_id uuid UNIQUE REFERENCES studio.raise;
ALTER TABLE studio.delivery DROP CONSTRAINT delivery_round_id_kind_key;
CREATE UNIQUE INDEX delivery_of_round ON studio.delivery (round_id, kind) WHERE raise_id IS NULL;
