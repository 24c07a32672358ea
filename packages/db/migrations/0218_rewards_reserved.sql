-- What a budget keeps for promises that are not gifts yet: pots of rains, envelopes nobody has opened, prizes of a raffle. It lies
-- in the budget, and no gift can take it. Why: docs/decisions/0026-prizes.md.
ALTER TABLE rewards.budget
  ADD COLUMN reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  ADD CHECK (given - returned + reserved <= funded);
