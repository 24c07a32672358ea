-- The next members of a draw, so many that they have about `most` bets, by account.
CREATE OR REPLACE FUNCTION lottery.next_members(draw bigint, after bigint, most integer)
RETURNS TABLE (accounts bigint[], members bigint[], up_to bigint)
LANGUAGE sql STABLE
SET search_path = pg_catalog, lottery
SET enable_seqscan = off
AS $$
  SELECT array_agg(n.account ORDER BY n.account), array_agg(n.member_id ORDER BY n.account), max(n.account)
  FROM (
    SELECT s.account, s.member_id, sum(s.bets) OVER (ORDER BY s.account) - s.bets AS before
    FROM (
      SELECT * FROM stay AS x WHERE x.draw_id = next_members.draw AND x.account > after ORDER BY x.account LIMIT 500
    ) AS s
  ) AS n
  WHERE n.before < most
$$;

REVOKE ALL ON FUNCTION lottery.next_members FROM PUBLIC;
