-- The slips of a batch that only a lack of money can refuse: on one draw that takes bets, by the current terms, sent
-- once, and together within every limit. For a member all or none, so that their slips stay in order. The caller has
-- locked the members' accounts, the draws' gates and the numbers' exposures.
CREATE OR REPLACE FUNCTION lottery.plain_slips(slips jsonb, members bigint[], accounts bigint[], at timestamptz) RETURNS integer[]
LANGUAGE plpgsql STABLE
SET search_path = pg_catalog, lottery
SET enable_seqscan = off
SET jit = off
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
  plain integer[];
BEGIN
  WITH item AS MATERIALIZED (
    SELECT s.ordinality::integer AS place, (s.value ->> 'member')::bigint AS member, s.value ->> 'nonce' AS nonce,
      s.value ->> 'game' AS game, (s.value ->> 'revision')::integer AS revision,
      (s.value ->> 'stake')::bigint * (s.value -> 'draws' -> 0 ->> 'times')::integer AS stake,
      (s.value ->> 'mostOfMember')::bigint AS most,
      (s.value -> 'draws' -> 0 ->> 'draw')::bigint AS draw, (s.value -> 'draws' -> 0 ->> 'times')::integer AS times,
      jsonb_array_length(s.value -> 'draws') AS draws, s.value -> 'limits' AS limits
    FROM jsonb_array_elements(slips) WITH ORDINALITY AS s
  ),
  load AS MATERIALIZED (
    SELECT i.place, i.draw, l.key, l.stake * i.times AS stake, l.risk * i.times AS risk, l."mostStake", l."mostRisk"
    FROM item AS i
    CROSS JOIN LATERAL jsonb_to_recordset(i.limits) AS l (key text, stake bigint, risk bigint, "mostStake" bigint, "mostRisk" bigint)
    WHERE i.draws = 1
  ),
  crowded AS MATERIALIZED (
    SELECT n.draw, n.key
    FROM (
      SELECT l.draw, l.key, sum(l.stake) AS stake, sum(l.risk) AS risk, min(l."mostStake") AS most_stake, min(l."mostRisk") AS most_risk
      FROM load AS l
      GROUP BY l.draw, l.key
    ) AS n
    CROSS JOIN LATERAL (SELECT y.stake, y.risk FROM exposure AS y WHERE y.draw_id = n.draw AND y.key = n.key LIMIT 1) AS x
    WHERE x.stake + n.stake > n.most_stake OR x.risk + n.risk > n.most_risk
  ),
  judged AS MATERIALIZED (
    SELECT i.place, i.member,
      i.draws = 1
        AND k.id IS NULL
        AND count(*) OVER (PARTITION BY i.member, i.nonce) = 1
        AND g.enabled AND g.vendor_id IS NOT NULL AND g.revision = i.revision
        AND d.phase = 'open' AND d.closes_at > at AND d.pause_reason IS NULL
        AND sum(i.stake) OVER (PARTITION BY i.member, i.draw) + coalesce(s.stake, 0) <= i.most AS is_plain
    FROM item AS i
    -- LIMIT 1 makes each of these a look-up by the whole key: planned while tables are small, they would be read whole
    -- for ever.
    LEFT JOIN LATERAL (SELECT x.id FROM slip AS x WHERE x.member_id = i.member AND x.nonce = i.nonce LIMIT 1) AS k ON true
    LEFT JOIN LATERAL (SELECT * FROM game AS x WHERE x.code = i.game LIMIT 1) AS g ON true
    LEFT JOIN LATERAL (SELECT * FROM draw AS x WHERE x.id = i.draw AND x.game_code = i.game LIMIT 1) AS d ON true
    LEFT JOIN LATERAL (
      SELECT x.stake FROM stay AS x WHERE x.draw_id = i.draw AND x.account = accounts[array_position(members, i.member)] LIMIT 1
    ) AS s ON true
  )
  SELECT coalesce(array_agg(j.place ORDER BY j.place), '{}') INTO plain
  FROM judged AS j
  WHERE j.member NOT IN (
    SELECT n.member FROM judged AS n
    WHERE n.is_plain IS NOT TRUE
      OR n.place IN (SELECT l.place FROM load AS l JOIN crowded AS c ON c.draw = l.draw AND c.key = l.key)
  );
  RETURN plain;
END
$$;

REVOKE ALL ON FUNCTION lottery.plain_slips FROM PUBLIC;
