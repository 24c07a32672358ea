-- The catalogue: vendors and their games, and a number that says when either changed.
CREATE SCHEMA catalogue;
GRANT USAGE ON SCHEMA catalogue TO champa_app;

CREATE TABLE catalogue.vendor (
  vassalage text PRIMARY KEY CHECK (vassalage ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$'),
  display_name text NOT NULL CHECK (display_name <> ''),
  game_type text NOT NULL CHECK (game_type IN
    ('LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'PVP', 'FISH', 'LOTT', 'ELOTT', 'COCKFIGHT', 'JACKPOT', 'MINI')),
  -- The vendor's kind of account; some kinds (a setting of the brand) make an RNG vendor in-house.
  account_type_name text NOT NULL,
  launch_mode text NOT NULL DEFAULT 'frame' CHECK (launch_mode IN ('frame', 'window')),
  sort integer NOT NULL DEFAULT 0,
  enabled boolean NOT NULL DEFAULT true
);

CREATE TABLE catalogue.game (
  node_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vassalage text NOT NULL REFERENCES catalogue.vendor,
  game_type text NOT NULL CHECK (game_type IN
    ('LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'PVP', 'FISH', 'LOTT', 'ELOTT', 'COCKFIGHT', 'JACKPOT', 'MINI')),
  game_code text NOT NULL CHECK (game_code ~ '^[!-~]{1,120}$'),
  name text NOT NULL CHECK (name <> ''),
  name_lo text,
  name_cn text,
  theme text, -- what the cover shows; null: the artwork chooses by name and type
  classify text,
  is_hot smallint NOT NULL DEFAULT 0 CHECK (is_hot IN (0, 1)), -- 1 is hot
  support_play smallint NOT NULL DEFAULT 1 CHECK (support_play IN (0, 1)), -- 0 offers a free trial
  min_bet bigint CHECK (min_bet > 0), -- units of 10^-5
  lines integer CHECK (lines > 0),
  rtp numeric(5, 2) CHECK (rtp > 0), -- percent
  tags text[] NOT NULL DEFAULT '{}',
  is_game text NOT NULL DEFAULT 'GAME' CHECK (is_game IN ('GAME', 'VASSALAGE')),
  enabled boolean NOT NULL DEFAULT true,
  sort integer NOT NULL DEFAULT 1000000, -- games nobody has placed come last, in the order of their coming
  created_at timestamptz NOT NULL,
  UNIQUE (vassalage, game_code)
);

-- Every server keeps the catalogue in memory and reads it again when this number has changed. The database counts it,
-- so that no writer can forget to: not the importer, not the back office, not a hand at psql.
CREATE TABLE catalogue.revision (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  number bigint NOT NULL
);
INSERT INTO catalogue.revision (number) VALUES (1);

-- A game that was played is named in records for ever, so nothing here is deleted: it is switched off.
GRANT SELECT, INSERT, UPDATE ON catalogue.vendor, catalogue.game TO champa_app;
GRANT SELECT ON catalogue.revision TO champa_app;

-- after functions
CREATE TRIGGER count_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalogue.vendor
FOR EACH STATEMENT EXECUTE FUNCTION catalogue.count_revision();

CREATE TRIGGER count_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalogue.game
FOR EACH STATEMENT EXECUTE FUNCTION catalogue.count_revision();
