-- Inserts the members' stays on the draws of some slips, and the draws' escrows, where they are missing.
CREATE OR REPLACE FUNCTION lottery.open_stays(slips jsonb, places integer[], members bigint[], accounts bigint[], currency text, at timestamptz)
RETURNS void
LANGUAGE plpgsql
SET search_path = pg_catalog, lottery
SET enable_seqscan = off
SET jit = off
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
  d draw;
  opened stay;
BEGIN
  FOR d IN
    SELECT x.* FROM draw AS x
    WHERE x.escrow IS NULL AND x.id IN (SELECT (slips -> (p - 1) -> 'draws' -> 0 ->> 'draw')::bigint FROM unnest(places) AS p)
    ORDER BY x.id
  LOOP
    UPDATE draw AS x
    SET escrow = ledger.open_account('house', 'lottery:' || lottery.round_ref(d), 'escrow', open_stays.currency, open_stays.at)
    WHERE x.id = d.id AND x.escrow IS NULL;
  END LOOP;
  FOR opened IN
    INSERT INTO stay (draw_id, account, member_id, token)
    SELECT x.id, n.account, n.member, sha256(x.secret || convert_to(n.account::text, 'UTF8'))
    FROM (
      SELECT DISTINCT (s ->> 'member')::bigint AS member, accounts[array_position(members, (s ->> 'member')::bigint)] AS account,
        (s -> 'draws' -> 0 ->> 'draw')::bigint AS draw
      FROM unnest(places) AS p
      CROSS JOIN LATERAL (SELECT slips -> (p - 1)) AS of (s)
    ) AS n
    JOIN draw AS x ON x.id = n.draw
    ON CONFLICT DO NOTHING
    RETURNING *
  LOOP
    PERFORM vendors.open_stay(
      token => opened.token,
      vendor_id => g.vendor_id,
      member_id => opened.member_id,
      currency => open_stays.currency,
      game_code => g.code,
      account => opened.account,
      counter_account => x.escrow,
      at => open_stays.at
    )
    FROM draw AS x
    JOIN game AS g ON g.code = x.game_code
    WHERE x.id = opened.draw_id;
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION lottery.open_stays FROM PUBLIC;
