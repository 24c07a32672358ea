-- The digest of a raffle's tickets is reckoned over what the public list shows, so that anybody can reckon it again. Of rounds drawn
-- before it was over members' numbers, which nobody is shown.
ALTER TABLE prizes.round ADD COLUMN listed boolean NOT NULL DEFAULT true;
UPDATE prizes.round SET listed = false WHERE drawn_at IS NOT NULL;
