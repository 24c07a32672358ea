-- Stakes that stood against themselves: bets of one member on opposite outcomes. They count towards nothing that asks for stakes;
-- money is not concerned. Why it looks like this: docs/decisions/0042-opposite-bets.md.
--
-- What of a round's stake stood against itself, from whoever knows what its bets were on; null: nobody does, so it is judged by
-- what the round paid. Rounds from before have nothing: what they counted for stays.
ALTER TABLE vendors.round ADD COLUMN opposed bigint DEFAULT 0;
ALTER TABLE vendors.round ALTER COLUMN opposed DROP DEFAULT;

-- The rule, for all who count stakes. The wire tells bets and wins and not what they were on: of several bets that together paid
-- back all of their stake, or up to a tenth less, nothing is taken to have been at risk. Nothing is known before the round is over.
CREATE FUNCTION vendors.opposed_stake(r vendors.round) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN CASE
  WHEN vendors.round_state((r).closed, (r).bets, (r).cancelled_bets, (r).open_bets, (r).win) <> 'closed' THEN 0
  WHEN (r).opposed IS NOT NULL THEN least((r).opposed, (r).stake)
  WHEN (r).bets - (r).cancelled_bets >= 2 AND (r).win <= (r).stake AND (r).stake - (r).win <= (r).stake / 10 THEN (r).stake
  ELSE 0
END;

ALTER TYPE vendors.touched_round ADD ATTRIBUTE opposed bigint; -- of all its stake, as it stands now

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
    SELECT k.round_id FROM vendors.told_round AS k
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

-- Agents' own count, and the rounds they are shown, by the same rule.
CREATE OR REPLACE FUNCTION vendors.played_between(members bigint[], since timestamptz, until timestamptz)
RETURNS TABLE (member_id bigint, valid_bet bigint, win bigint)
LANGUAGE sql STABLE
AS $$
  SELECT r.member_id,
    coalesce(sum(r.stake - vendors.opposed_stake(r)) FILTER (
      WHERE vendors.round_state(r.closed, r.bets, r.cancelled_bets, r.open_bets, r.win) <> 'open'), 0)::bigint,
    sum(r.win)::bigint
  FROM vendors.round AS r
  WHERE r.member_id = ANY (members) AND r.started_at >= since AND r.started_at < until
  GROUP BY r.member_id
$$;

DROP FUNCTION vendors.rounds_between;
CREATE FUNCTION vendors.rounds_between(member bigint, since timestamptz, until timestamptz, after bigint, most integer)
RETURNS TABLE (
  id bigint, ref text, vassalage text, game_code text, state text, stake bigint, opposed bigint, win bigint, started_at timestamptz
)
LANGUAGE sql STABLE
AS $$
  SELECT r.id, r.ref, v.code, r.game_code, vendors.round_state(r.closed, r.bets, r.cancelled_bets, r.open_bets, r.win),
    r.stake, vendors.opposed_stake(r), r.win, r.started_at
  FROM vendors.round AS r JOIN vendors.vendor AS v ON v.id = r.vendor_id
  WHERE r.member_id = member AND r.started_at >= since AND r.started_at < until AND r.id > after
  ORDER BY r.id
  LIMIT most
$$;

-- What promotions took off by themselves is in what figures tell them now.
DROP FUNCTION vendors.hedged;

-- What figures have taken off valid bets, by round: few. While a round is open again, as before a corrected win, it stays.
CREATE TABLE figures.opposed_round (
  round_id bigint PRIMARY KEY,
  opposed bigint NOT NULL CHECK (opposed > 0)
);

CREATE OR REPLACE FUNCTION figures.play_not_counted(zone text)
RETURNS TABLE (
  round_id bigint, member_id bigint, day date, vendor_id smallint, game_code text, rounds bigint, stake bigint, win bigint,
  valid_bet bigint
)
LANGUAGE sql STABLE
AS $$
  SELECT t.round_id, t.member_id, (t.started_at AT TIME ZONE coalesce(p.time_zone, zone))::date, t.vendor_id, t.game_code,
    t.begun::integer::bigint, t.stake, t.win,
    CASE WHEN t.state = 'open' THEN 0
      ELSE t.stake - t.opposed + coalesce((SELECT l.unsettled FROM figures.loose_round AS l WHERE l.round_id = t.round_id), 0)
        + coalesce((SELECT o.opposed FROM figures.opposed_round AS o WHERE o.round_id = t.round_id), 0)
    END
  FROM figures.progress AS p
  CROSS JOIN LATERAL vendors.rounds_touched(p.calls_up_to, 9223372036854775807) AS t
$$;

REVOKE ALL ON FUNCTION vendors.opposed_stake FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.opposed_stake TO champa_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON figures.opposed_round TO champa_app;
