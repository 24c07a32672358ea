-- The console reads deposits of one state by cursor, also rare ones: what waits for staff, what was refunded.
CREATE INDEX deposit_of_state ON deposits.deposit (state, id);
DROP INDEX deposits.deposit_review;
