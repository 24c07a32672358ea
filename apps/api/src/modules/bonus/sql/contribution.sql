-- The contribution of a game, per mille: the game's own rule, else its vendor's, else its type's, else the default.
CREATE OR REPLACE FUNCTION bonus.contribution(contributions jsonb, vassalage text, game_code text) RETURNS integer
LANGUAGE plpgsql STABLE
AS $$
BEGIN
  RETURN coalesce(
    contributions #>> ARRAY['games', vassalage || '/' || game_code],
    contributions #>> ARRAY['vendors', vassalage],
    contributions #>> ARRAY['types', catalogue.game_type_of(vassalage, game_code)],
    contributions ->> 'others',
    '0'
  )::integer;
END
$$;

REVOKE ALL ON FUNCTION bonus.contribution FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bonus.contribution TO champa_app;
