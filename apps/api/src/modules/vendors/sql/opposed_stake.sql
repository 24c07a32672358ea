-- The rule of opposite betting, for everything that counts stakes. Vendors' calls carry bets and wins and not their
-- selections: several bets that together paid back all of their stake, or up to a tenth less, count as not at risk.
-- Nothing is known before the round is settled.
CREATE OR REPLACE FUNCTION vendors.opposed_stake(r vendors.round) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN CASE
  WHEN vendors.round_state((r).closed, (r).bets, (r).cancelled_bets, (r).open_bets, (r).win) <> 'closed' THEN 0
  WHEN (r).opposed IS NOT NULL THEN least((r).opposed, (r).stake)
  WHEN (r).bets - (r).cancelled_bets >= 2 AND (r).win <= (r).stake AND (r).stake - (r).win <= (r).stake / 10 THEN (r).stake
  ELSE 0
END;

REVOKE ALL ON FUNCTION vendors.opposed_stake FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.opposed_stake TO champa_app;
