-- Vendors of games are compared day by day like payment providers (docs/decisions/0082-vendors-are-reconciled.md).
ALTER TABLE reconciliation.day RENAME COLUMN provider TO code;
ALTER TABLE reconciliation.day
  ADD COLUMN party text NOT NULL DEFAULT 'provider' CHECK (party IN ('provider', 'vendor')),
  DROP CONSTRAINT day_provider_day_key,
  ADD UNIQUE (party, code, day);
DROP INDEX reconciliation.day_newest;
CREATE INDEX day_newest ON reconciliation.day (party, day DESC, id DESC);

ALTER TABLE reconciliation.total DROP CONSTRAINT total_kind_check;
ALTER TABLE reconciliation.total
  ADD CHECK (kind IN ('deposit', 'refund', 'payout', 'bet', 'win', 'rollback'));
ALTER TABLE reconciliation.difference DROP CONSTRAINT difference_kind_check;
ALTER TABLE reconciliation.difference
  ADD CHECK (kind IN ('deposit', 'refund', 'payout', 'bet', 'win', 'rollback')),
  -- Of a vendor: the game, and the round by the vendor's name; null where its report gives sums only.
  ADD COLUMN game_code text,
  ADD COLUMN round_ref text;
