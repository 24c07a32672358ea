-- Rounds of a vendor's settled-round feed, by the trade's name.
ALTER TABLE vendors.told_round RENAME TO feed_round;
ALTER TABLE vendors.feed_round RENAME CONSTRAINT told_round_pkey TO feed_round_pkey;
ALTER INDEX vendors.told_round_of_member RENAME TO feed_round_of_member;
