-- The bonus offer a member chose with a deposit, by its code. What an offer is, and whether it fits, others know.
ALTER TABLE cashier.deposit ADD COLUMN offer text CHECK (length(offer) <= 60);
