-- Draws that wait for somebody: for a result from outside, or for their stakes to go back. They are looked for by the second, and lie
-- among all draws to come.
CREATE INDEX draw_waiting ON lottery.draw (phase, closes_at) WHERE phase IN ('drawing', 'voiding');
