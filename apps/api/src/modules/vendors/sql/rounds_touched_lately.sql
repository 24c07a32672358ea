-- The same as rounds_touched of one member: the effect of calls later than a number on the rounds that the member
-- began, or that moved their money, since a time. A round of the feed may have begun long before it arrives, and moves
-- nothing in the journal: it is found by its last call.
CREATE OR REPLACE FUNCTION vendors.rounds_touched_lately(member_id bigint, account bigint, after bigint, since timestamptz)
RETURNS SETOF vendors.touched_round
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
    SELECT b.id FROM vendors.round AS b
    WHERE b.member_id = rounds_touched_lately.member_id AND b.started_at >= since
    UNION
    SELECT moved FROM ledger.rounds_moved(rounds_touched_lately.account, since) AS moved
    UNION
    SELECT k.round_id FROM vendors.feed_round AS k
    WHERE k.member_id = rounds_touched_lately.member_id AND k.latest > after
  ) AS recent
  JOIN vendors.round AS r ON r.id = recent.id
  CROSS JOIN LATERAL (
    SELECT max(at) AS latest,
      sum(CASE kind WHEN 'bet' THEN moved WHEN 'rollback' THEN -moved ELSE 0 END)::bigint AS stake,
      sum(CASE kind WHEN 'win' THEN moved WHEN 'unwin' THEN -moved ELSE 0 END)::bigint AS win
    FROM vendors.transaction
    WHERE round_id = r.id AND id > after
  ) AS t
  WHERE t.latest IS NOT NULL
$$;

REVOKE ALL ON FUNCTION vendors.rounds_touched_lately FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.rounds_touched_lately TO champa_app;
