-- The key of the call that funded a budget, so that a call that is sent again funds once.
ALTER TABLE rewards.funding ADD COLUMN key text UNIQUE;
