-- Open: a bet of it is neither won, lost nor rolled back, and the vendor has not ended it.
CREATE OR REPLACE FUNCTION vendors.round_state(closed boolean, bets integer, cancelled_bets integer, open_bets integer, win bigint)
RETURNS text
LANGUAGE sql IMMUTABLE
RETURN CASE
  WHEN bets = cancelled_bets AND win = 0 THEN 'rolled_back'
  WHEN closed OR open_bets = 0 THEN 'closed'
  ELSE 'open'
END;

REVOKE ALL ON FUNCTION vendors.round_state FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.round_state TO champa_app;
