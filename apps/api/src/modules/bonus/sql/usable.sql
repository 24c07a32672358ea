-- The bonus that may be staked on a game, for balance calls.
CREATE OR REPLACE FUNCTION bonus.usable(member_id bigint, cash bigint, vassalage text, game_code text, at timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE
AS $$
#variable_conflict use_variable
BEGIN
  RETURN coalesce((
    SELECT ledger.balance(h.account)
    FROM bonus.holder AS h
    JOIN bonus.bonus AS b ON b.id = h.active
    WHERE h.member_id = member_id AND h.cash = cash AND b.expires_at > at
      AND bonus.contribution(b.contributions, vassalage, game_code) > 0
  ), 0);
END
$$;

REVOKE ALL ON FUNCTION bonus.usable FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bonus.usable TO champa_app;
