-- Rounds of a vendor that stay open, the oldest first. Kept where play is counted: the wallet's own tables get no index for it.
CREATE INDEX loose_round_of_vendor ON figures.loose_round (vendor_id, started_at, round_id) WHERE state = 'open';
