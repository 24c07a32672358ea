-- Removes a slip's part from the numbers of some draws.
CREATE OR REPLACE FUNCTION lottery.lift(draws jsonb, limits jsonb) RETURNS void
LANGUAGE sql
SET search_path = pg_catalog, lottery
AS $$
  UPDATE exposure AS x SET stake = x.stake - l.stake * e.times, risk = x.risk - l.risk * e.times
  FROM jsonb_to_recordset(draws) AS e (draw bigint, times integer)
  CROSS JOIN jsonb_to_recordset(limits) AS l (key text, stake bigint, risk bigint)
  WHERE x.draw_id = e.draw AND x.key = l.key
$$;

REVOKE ALL ON FUNCTION lottery.lift FROM PUBLIC;
