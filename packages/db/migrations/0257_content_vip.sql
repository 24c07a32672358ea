-- A promotion's button may lead to the ranks.
ALTER TABLE content.promotion
  DROP CONSTRAINT promotion_visitor_action_check,
  DROP CONSTRAINT promotion_member_action_check,
  ADD CONSTRAINT promotion_visitor_action_check
    CHECK (visitor_action IN ('REGISTER', 'LOGIN', 'DOWN', 'DEPOSIT', 'MISSIONS', 'VIP')),
  ADD CONSTRAINT promotion_member_action_check
    CHECK (member_action IN ('REGISTER', 'LOGIN', 'DOWN', 'DEPOSIT', 'MISSIONS', 'VIP'));
