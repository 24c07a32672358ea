-- All gifts of a member for staff, the newest first.
CREATE INDEX gift_of_member ON rewards.gift (member_id, id DESC);
