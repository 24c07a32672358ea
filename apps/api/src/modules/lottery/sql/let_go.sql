-- Removes a refused slip from its member's stays and its numbers.
CREATE OR REPLACE FUNCTION lottery.let_go(own bigint, item jsonb) RETURNS void
LANGUAGE plpgsql
SET search_path = pg_catalog, lottery
AS $$
BEGIN
  PERFORM lottery.lift(item -> 'draws', item -> 'limits');
  UPDATE stay AS x
  SET stake = x.stake - (item ->> 'stake')::bigint * e.times, bets = x.bets - jsonb_array_length(item -> 'bets')
  FROM jsonb_to_recordset(item -> 'draws') AS e (draw bigint, times integer)
  WHERE x.draw_id = e.draw AND x.account = own;
END
$$;

REVOKE ALL ON FUNCTION lottery.let_go FROM PUBLIC;
