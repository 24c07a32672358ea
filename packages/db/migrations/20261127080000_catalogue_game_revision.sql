-- Employees change games by hand: who did it last, and whether somebody else did meanwhile. An import has no name of its own.
ALTER TABLE catalogue.game
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN changed_by text;
CREATE INDEX game_latest ON catalogue.game (created_at, node_id);
CREATE INDEX game_of_vendor ON catalogue.game (vassalage, created_at, node_id);
CREATE INDEX game_off ON catalogue.game (created_at, node_id) WHERE NOT enabled;
