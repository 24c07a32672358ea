-- What the operator limits for a member, beside what the member limits: the stricter of both holds.
ALTER TABLE limits.member_limit ADD COLUMN operator_value bigint CHECK (operator_value > 0);
