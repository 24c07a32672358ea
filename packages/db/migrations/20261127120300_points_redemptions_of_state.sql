-- The console's list of redemptions, newest first, in one state.
CREATE INDEX redemption_of_state ON points.redemption (state, id);
DROP INDEX points.redemption_open;
