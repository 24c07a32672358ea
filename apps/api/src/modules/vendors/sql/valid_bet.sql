-- What of a round is a valid bet as it stands now: nothing while it is open, then its stake less its opposed stake. Figures add up
-- the same from what changed (figures.valid_bet).
CREATE OR REPLACE FUNCTION vendors.valid_bet(r vendors.round) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN CASE vendors.round_state((r).closed, (r).bets, (r).cancelled_bets, (r).open_bets, (r).win)
  WHEN 'open' THEN 0
  ELSE (r).stake - vendors.opposed_stake(r)
END;

REVOKE ALL ON FUNCTION vendors.valid_bet FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.valid_bet TO champa_app;
