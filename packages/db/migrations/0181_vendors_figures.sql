-- What figures of play are made of: the vendors' calls in the order of their numbers, each counted once.
--
-- Every change of a round comes with a call, and so with a row here: a lost round's win of nothing too, which moves no money. A
-- summary of each part of the table finds the latest calls; unlike another index it costs a call next to nothing.
CREATE INDEX transaction_number ON vendors.transaction USING brin (id) WITH (pages_per_range = 16, autosummarize = on);

-- Open: a bet of it is neither won, lost nor taken back, and the vendor has not ended it.
CREATE FUNCTION vendors.round_state(closed boolean, bets integer, cancelled_bets integer, open_bets integer, win bigint)
RETURNS text
LANGUAGE sql IMMUTABLE
RETURN CASE
  WHEN bets = cancelled_bets AND win = 0 THEN 'rolled_back'
  WHEN closed OR open_bets = 0 THEN 'closed'
  ELSE 'open'
END;

-- A line through the calls: once every transaction numbered up to `horizon` has ended, no call with a number up to `up_to` can
-- appear any more. (A call's transaction locks its player's account, and so has its own number, before it draws the call's.)
CREATE FUNCTION vendors.draw_line() RETURNS TABLE (up_to bigint, horizon xid8)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, vendors
AS $$
BEGIN
  SELECT CASE WHEN s.is_called THEN s.last_value ELSE 0 END INTO up_to FROM transaction_id AS s;
  horizon := pg_current_xact_id();
  RETURN NEXT;
END
$$;

-- A round, what some calls did to it, and how it stands now. `begun`: its first bet is among them.
CREATE TYPE vendors.touched_round AS (
  round_id bigint,
  member_id bigint,
  vendor_id smallint,
  game_code text,
  started_at timestamptz,
  begun boolean,
  stake bigint, -- bets less those rolled back
  win bigint,
  state text,
  latest timestamptz -- of those calls
);

-- The rounds that the calls between two numbers touched.
CREATE FUNCTION vendors.rounds_touched(after bigint, up_to bigint) RETURNS SETOF vendors.touched_round
LANGUAGE sql STABLE
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
  SELECT r.id, r.member_id, r.vendor_id, r.game_code, r.started_at,
    NOT EXISTS (SELECT FROM vendors.transaction AS e WHERE e.round_id = r.id AND e.id <= after),
    t.stake, t.win, vendors.round_state(r.closed, r.bets, r.cancelled_bets, r.open_bets, r.win), t.latest
  FROM (
    SELECT round_id, max(at) AS latest,
      sum(CASE kind WHEN 'bet' THEN moved WHEN 'rollback' THEN -moved ELSE 0 END)::bigint AS stake,
      sum(CASE kind WHEN 'win' THEN moved ELSE 0 END)::bigint AS win
    FROM vendors.transaction
    WHERE id > after AND id <= up_to AND round_id IS NOT NULL
    GROUP BY round_id
  ) AS t
  JOIN vendors.round AS r ON r.id = t.round_id
$$;

-- The same of one member: what calls later than a number did to the rounds that he began, or that moved his money, since a time.
CREATE FUNCTION vendors.rounds_touched_lately(member_id bigint, account bigint, after bigint, since timestamptz)
RETURNS SETOF vendors.touched_round
LANGUAGE sql STABLE
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
  SELECT r.id, r.member_id, r.vendor_id, r.game_code, r.started_at,
    NOT EXISTS (SELECT FROM vendors.transaction AS e WHERE e.round_id = r.id AND e.id <= after),
    t.stake, t.win, vendors.round_state(r.closed, r.bets, r.cancelled_bets, r.open_bets, r.win), t.latest
  FROM (
    SELECT b.id FROM vendors.round AS b
    WHERE b.member_id = rounds_touched_lately.member_id AND b.started_at >= since
    UNION
    SELECT moved FROM ledger.rounds_moved(rounds_touched_lately.account, since) AS moved
  ) AS recent
  JOIN vendors.round AS r ON r.id = recent.id
  CROSS JOIN LATERAL (
    SELECT max(at) AS latest,
      sum(CASE kind WHEN 'bet' THEN moved WHEN 'rollback' THEN -moved ELSE 0 END)::bigint AS stake,
      sum(CASE kind WHEN 'win' THEN moved ELSE 0 END)::bigint AS win
    FROM vendors.transaction
    WHERE round_id = r.id AND id > after
  ) AS t
  WHERE t.latest IS NOT NULL
$$;

REVOKE ALL ON FUNCTION
  vendors.round_state, vendors.draw_line, vendors.rounds_touched, vendors.rounds_touched_lately
FROM PUBLIC;
GRANT EXECUTE ON FUNCTION
  vendors.round_state, vendors.draw_line, vendors.rounds_touched, vendors.rounds_touched_lately
TO champa_app;
