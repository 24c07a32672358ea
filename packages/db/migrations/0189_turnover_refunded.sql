-- A refunded deposit asks for no stakes any more.
ALTER TABLE turnover.requirement DROP CONSTRAINT requirement_outcome_check;
ALTER TABLE turnover.requirement ADD CONSTRAINT requirement_outcome_check
  -- met: staked in full, together with all others of its time. spent: nothing to speak of was left of the money.
  -- returned: the money went back where it came from.
  CHECK (outcome IN ('met', 'spent', 'returned'));
