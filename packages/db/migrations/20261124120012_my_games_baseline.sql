-- The games a member chose to keep, and those he opened last. Of neither is there more than a page of the database for each
-- member, so the primary key serves all that is asked: the order is made in memory, and a further index would have to be
-- written with every launch.
--
-- A game is named by its node of the catalogue. It is kept when the game is switched off, and shown again with it.
CREATE SCHEMA my_games;
GRANT USAGE ON SCHEMA my_games TO champa_app;

CREATE TABLE my_games.favourite (
  member_id bigint NOT NULL,
  node_id bigint NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, node_id)
);

CREATE TABLE my_games.recent (
  member_id bigint NOT NULL,
  node_id bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, node_id)
) WITH (fillfactor = 80); -- opening a game again changes its row, which then finds room on its page

GRANT SELECT, INSERT, DELETE ON my_games.favourite TO champa_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON my_games.recent TO champa_app;
