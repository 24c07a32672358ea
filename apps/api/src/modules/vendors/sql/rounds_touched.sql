-- The rounds that the calls between two numbers touched. Figures count wins that were taken back as negative wins.
CREATE OR REPLACE FUNCTION vendors.rounds_touched(after bigint, up_to bigint) RETURNS SETOF vendors.touched_round
LANGUAGE sql STABLE
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
  SELECT r.id, r.member_id, r.vendor_id, r.game_code, r.started_at,
    NOT EXISTS (SELECT FROM vendors.transaction AS e WHERE e.round_id = r.id AND e.id <= after),
    t.stake, t.win, vendors.round_state(r.closed, r.bets, r.cancelled_bets, r.open_bets, r.win), t.latest, vendors.opposed_stake(r)
  FROM (
    SELECT round_id, max(at) AS latest,
      sum(CASE kind WHEN 'bet' THEN moved WHEN 'rollback' THEN -moved ELSE 0 END)::bigint AS stake,
      sum(CASE kind WHEN 'win' THEN moved WHEN 'unwin' THEN -moved ELSE 0 END)::bigint AS win
    FROM vendors.transaction
    WHERE id > after AND id <= up_to AND round_id IS NOT NULL
    GROUP BY round_id
  ) AS t
  JOIN vendors.round AS r ON r.id = t.round_id
$$;

REVOKE ALL ON FUNCTION vendors.rounds_touched FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.rounds_touched TO champa_app;
