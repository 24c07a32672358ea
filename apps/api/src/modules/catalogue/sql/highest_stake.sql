-- The highest stake that a game allows a member by their rank; null: any. Asked for every bet.
CREATE OR REPLACE FUNCTION catalogue.highest_stake(vassalage text, game_code text, member_id bigint) RETURNS bigint
LANGUAGE sql STABLE
AS $$
  SELECT l.most
  FROM catalogue.game AS g
  CROSS JOIN LATERAL jsonb_to_recordset(g.stake_limits) AS l ("fromLevel" integer, most bigint)
  WHERE (g.vassalage, g.game_code) = (highest_stake.vassalage, highest_stake.game_code) AND g.stake_limits IS NOT NULL
    AND l."fromLevel" <= vip.level_of(highest_stake.member_id)
  ORDER BY l."fromLevel" DESC
  LIMIT 1
$$;

REVOKE ALL ON FUNCTION catalogue.highest_stake FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalogue.highest_stake TO champa_app;
