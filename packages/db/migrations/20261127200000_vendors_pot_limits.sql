-- A must-hit-by pot is won before it holds this, in units of 10^-5; null for a pot without a limit, and for one told before.
ALTER TABLE vendors.pot ADD COLUMN won_before bigint CHECK (won_before > 0);
