-- What moved in a span of time: for reconciliation, and for what happens now on the dashboard.
CREATE INDEX deposit_credited ON deposits.deposit (credited_at) WHERE credited_at IS NOT NULL;
CREATE INDEX refund_done ON deposits.refund (ended_at) WHERE state = 'done';
