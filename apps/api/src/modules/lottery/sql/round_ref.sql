CREATE OR REPLACE FUNCTION lottery.round_ref(draw lottery.draw) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN (draw).game_code || ':' || (draw).number;

REVOKE ALL ON FUNCTION lottery.round_ref FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lottery.round_ref TO champa_app;
