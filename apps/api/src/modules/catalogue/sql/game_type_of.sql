-- A game's type, for the contributions of bonuses.
CREATE OR REPLACE FUNCTION catalogue.game_type_of(vassalage text, game_code text) RETURNS text
LANGUAGE sql STABLE
AS $$
  SELECT g.game_type FROM catalogue.game AS g
  WHERE (g.vassalage, g.game_code) = (game_type_of.vassalage, game_type_of.game_code)
$$;

REVOKE ALL ON FUNCTION catalogue.game_type_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalogue.game_type_of TO champa_app;
