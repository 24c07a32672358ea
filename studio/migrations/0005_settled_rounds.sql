-- What operators are told of rounds that were played against balances kept here. A round comes in here in the transaction that
-- pays its win, so what is told and what was paid are one; whatever becomes of it later is a further revision of it.
CREATE TABLE studio.settled_round (
  round_id uuid PRIMARY KEY REFERENCES studio.round,
  vassalage text NOT NULL,
  game_code text NOT NULL,
  player text NOT NULL,
  currency text NOT NULL,
  state text NOT NULL DEFAULT 'settled' CHECK (state IN ('settled', 'void')),
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  stake bigint NOT NULL CHECK (stake >= 0),
  win bigint NOT NULL CHECK (win >= 0),
  started_at timestamptz NOT NULL,
  settled_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL, -- with its last revision
  CHECK (state = 'settled' OR win = 0)
);
CREATE INDEX settled_round_changed ON studio.settled_round (vassalage, changed_at, round_id);

-- What a round that was corrected or taken back gives to its wallet, or takes from it.
ALTER TABLE studio.wallet_entry DROP CONSTRAINT wallet_entry_kind_check;
ALTER TABLE studio.wallet_entry ADD CONSTRAINT wallet_entry_kind_check CHECK (kind IN ('bet', 'win', 'rollback', 'amend'));

INSERT INTO studio.settled_round (round_id, vassalage, game_code, player, currency, stake, win, started_at, settled_at, changed_at)
SELECT round.id, seat.vassalage, seat.game_code, seat.player, seat.currency, round.stake, entry.amount, round.created_at, entry.at,
  entry.at
FROM studio.wallet_entry AS entry
JOIN studio.round ON round.id = entry.round_id
JOIN studio.seat ON seat.id = round.seat_id
WHERE entry.kind = 'win';
