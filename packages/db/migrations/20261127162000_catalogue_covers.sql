-- The brand's own picture that is a game's cover, by its name; null: the platform draws one.
ALTER TABLE catalogue.game ADD COLUMN cover text;
