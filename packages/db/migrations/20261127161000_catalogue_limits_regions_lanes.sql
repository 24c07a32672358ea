-- Where a vendor, or one of its games, is not offered: countries of ISO 3166, such as TH.
ALTER TABLE catalogue.vendor ADD COLUMN not_in text[] NOT NULL DEFAULT '{}';
ALTER TABLE catalogue.game ADD COLUMN not_in text[] NOT NULL DEFAULT '{}';

-- The highest stake in a game by VIP level, each from a level on: [{"fromLevel": 0, "most": "5000000"}], in units of 10^-5. Null: none.
ALTER TABLE catalogue.game ADD COLUMN stake_limits jsonb CHECK (jsonb_typeof(stake_limits) = 'array' AND jsonb_array_length(stake_limits) > 0);

-- Asked for every bet, and mostly empty.
CREATE UNIQUE INDEX game_stake_limits ON catalogue.game (vassalage, game_code) WHERE stake_limits IS NOT NULL;

-- The order of the lobby's areas, where staff gave one; areas without a place come last, in the contract's order.
CREATE TABLE catalogue.lane (
  category text PRIMARY KEY,
  sort integer NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON catalogue.lane TO champa_app;

-- after functions

CREATE TRIGGER count_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalogue.lane
FOR EACH STATEMENT EXECUTE FUNCTION catalogue.count_revision();
