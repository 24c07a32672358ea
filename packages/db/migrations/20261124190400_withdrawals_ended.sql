-- The console's list of what ended in one state, the newest first, however many ended in others.
CREATE INDEX withdrawal_ended ON withdrawals.withdrawal (state, id DESC) WHERE ended_at IS NOT NULL;
