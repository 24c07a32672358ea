-- What a provider paid out in a span of time, for reconciliation.
CREATE INDEX part_paid ON withdrawals.part (provider, paid_at) WHERE state = 'paid' AND provider IS NOT NULL;
