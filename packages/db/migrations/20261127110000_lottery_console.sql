-- The lottery in the console: docs/decisions/0072-lottery-in-the-console.md.

ALTER TABLE lottery.game
  ADD COLUMN edition integer NOT NULL DEFAULT 1, -- counts every change by staff; `revision` only those that concern slips
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN changed_by text;

ALTER TABLE lottery.draw
  ADD COLUMN pause_reason text, -- not null: takes no bets for now
  -- What members staked on it and were paid, once it is at its end: lists show it, and count no members.
  ADD COLUMN staked bigint NOT NULL DEFAULT 0,
  ADD COLUMN paid bigint NOT NULL DEFAULT 0;

UPDATE lottery.draw AS d SET staked = s.staked, paid = s.paid
FROM (SELECT draw_id, sum(stake) AS staked, sum(paid) AS paid FROM lottery.stay GROUP BY draw_id) AS s
WHERE s.draw_id = d.id AND d.phase IN ('settled', 'void');

-- Draws of all games in time; those that are void, which are few.
CREATE INDEX draw_by_time ON lottery.draw (closes_at, id);
CREATE INDEX draw_void ON lottery.draw (closes_at, id) WHERE phase = 'void';
CREATE INDEX change_of_game ON lottery.change (game_code, id);
