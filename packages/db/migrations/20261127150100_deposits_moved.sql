-- What moved at a provider in a span of time, for reconciliation.
CREATE INDEX deposit_credited ON deposits.deposit (provider, credited_at) WHERE credited_at IS NOT NULL;
CREATE INDEX refund_done ON deposits.refund (ended_at) WHERE state = 'done';
