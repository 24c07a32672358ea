-- Settles the next members of a draw and returns them; none: all are settled. A repeated run continues after the last
-- commit: nobody is paid twice for one result.
--
-- A corrected result touches only members whose amount changes: everything they were paid is taken back, then all is
-- paid. One win ends a member's round; holders of a bonus get one for each ticket, for each is split as its stake was.
-- The win carries the opposite part of the stake, except where a member has one bet without opposite betting.
--
-- Locks: the draw, then these members' cash accounts by ID. Bets never wait for a draw's row.
CREATE OR REPLACE FUNCTION lottery.settle_part(draw bigint, most integer, currency text) RETURNS SETOF lottery.settled
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, lottery
SET jit = off
-- A part is small and the tables are not: every look-up is by key, whatever the planner estimates for the part's
-- bounds.
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
  d draw;
  vendor smallint;
  at timestamptz := lottery.now();
  accounts bigint[];
  members bigint[];
  holders bigint[];
  up_to bigint;
  owners bigint[]; -- members with a valid ticket, and for each:
  owed bigint[];
  firsts bigint[]; -- a ticket
  changed bigint[];
  commands vendors.command[];
BEGIN
  SELECT * INTO d FROM draw AS x WHERE x.id = settle_part.draw FOR NO KEY UPDATE;
  IF d.phase IS DISTINCT FROM 'settling' THEN
    RETURN;
  END IF;
  SELECT g.vendor_id INTO vendor FROM game AS g WHERE g.code = d.game_code;
  SELECT n.accounts, n.members, n.up_to INTO accounts, members, up_to FROM next_members(d.id, d.settled_up_to, most) AS n;
  IF accounts IS NULL THEN
    RETURN;
  END IF;
  PERFORM ledger.lock_accounts(accounts);
  holders := bonus.holders(members);

  -- From the bets, never from the outcomes: LATERAL with a LIMIT forces that plan.
  INSERT INTO win (draw_id, revision, account, ticket_id, line, amount)
  SELECT d.id, d.revision, b.account, b.ticket_id, b.line, o.payout * t.times
  FROM bet AS b
  CROSS JOIN LATERAL (
    SELECT x.payout FROM outcome AS x WHERE x.draw_id = d.id AND x.revision = d.revision AND x.choice = b.choice LIMIT 1
  ) AS o
  CROSS JOIN LATERAL (SELECT x.times FROM ticket AS x WHERE x.id = b.ticket_id AND x.cancelled_at IS NULL LIMIT 1) AS t
  WHERE b.draw_id = d.id AND b.account > d.settled_up_to AND b.account <= up_to;

  SELECT array_agg(n.account), array_agg(n.due), array_agg(n.first), array_agg(n.account) FILTER (WHERE d.revision = 1 OR n.due <> s.due)
  INTO owners, owed, firsts, changed
  FROM (
    SELECT t.account, sum(t.rebate + w.amount)::bigint AS due, min(t.id) AS first
    FROM ticket AS t
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(x.amount), 0) AS amount
      FROM win AS x
      WHERE x.draw_id = d.id AND x.revision = d.revision AND x.account = t.account AND x.ticket_id = t.id
    ) AS w
    WHERE t.draw_id = d.id AND t.account > d.settled_up_to AND t.account <= up_to AND t.cancelled_at IS NULL
    GROUP BY t.account
  ) AS n
  CROSS JOIN LATERAL (SELECT x.due FROM stay AS x WHERE x.draw_id = d.id AND x.account = n.account LIMIT 1) AS s;

  IF d.revision > 1 THEN
    PERFORM lottery.reverse(d, coalesce(changed, '{}'), holders, currency, at);
    UPDATE ticket AS t SET win = 0
    WHERE t.draw_id = d.id AND t.account > d.settled_up_to AND t.account <= up_to AND t.win > 0;
  END IF;
  UPDATE ticket AS t SET win = (
    SELECT sum(x.amount)
    FROM win AS x
    WHERE x.draw_id = d.id AND x.revision = d.revision AND x.account = t.account AND x.ticket_id = t.id
  )
  WHERE t.draw_id = d.id AND t.account > d.settled_up_to AND t.account <= up_to AND EXISTS (
    SELECT FROM win AS x
    WHERE x.draw_id = d.id AND x.revision = d.revision AND x.account = t.account AND x.ticket_id = t.id
    OFFSET 0
  );

  SELECT array_agg(vendors.new_command(
    wave => p.wave,
    vendor_id => vendor,
    kind => 'win',
    token => s.token,
    player => s.member_id::text,
    tx_id => 'w' || d.revision || '.' || p.ticket,
    reference => 'b' || p.ticket,
    round => lottery.round_ref(d),
    game_code => d.game_code,
    currency => currency,
    amount => p.due,
    closes => p.is_last
  ) ORDER BY p.account, p.wave)
  INTO commands
  FROM (
    SELECT q.*, row_number() OVER (PARTITION BY q.account ORDER BY q.ticket)::integer AS wave,
      q.ticket = max(q.ticket) OVER (PARTITION BY q.account) AS is_last
    FROM (
      SELECT o.account, CASE WHEN k.id IS NULL THEN o.first ELSE k.id END AS ticket,
        CASE WHEN k.id IS NULL THEN o.due ELSE k.win + k.rebate END AS due
      FROM unnest(owners, owed, firsts) AS o (account, due, first)
      CROSS JOIN LATERAL (SELECT y.member_id FROM stay AS y WHERE y.draw_id = d.id AND y.account = o.account LIMIT 1) AS x
      LEFT JOIN LATERAL (
        SELECT t.id, t.win, t.rebate FROM ticket AS t
        WHERE x.member_id = ANY (holders) AND t.draw_id = d.id AND t.account = o.account AND t.cancelled_at IS NULL
          AND t.win + t.rebate > 0
      ) AS k ON true
      WHERE o.account = ANY (changed)
    ) AS q
  ) AS p
  CROSS JOIN LATERAL (SELECT y.token, y.member_id FROM stay AS y WHERE y.draw_id = d.id AND y.account = p.account LIMIT 1) AS s;

  PERFORM vendors.note_opposed(vendor, array_agg(s.account), lottery.round_ref(d), array_agg(s.opposed))
  FROM stay AS s
  WHERE s.draw_id = d.id AND s.account = ANY (changed) AND (s.bets > 1 OR s.opposed > 0)
  HAVING count(*) > 0;

  RETURN QUERY
  WITH played AS MATERIALIZED (
    SELECT (commands[a.place]).token, a.place, a.outcome, a.balance, a.version, a.cash, a.bonus
    FROM vendors.play_batch(commands, at) AS a
    WHERE commands IS NOT NULL
  ),
  latest AS (
    SELECT DISTINCT ON (p.token) p.token, p.balance, p.cash, p.bonus, max(p.version) OVER (PARTITION BY p.token) AS version
    FROM played AS p
    WHERE lottery.must_be_done(p.outcome)
    ORDER BY p.token, p.place DESC
  )
  SELECT s.member_id, s.stake, CASE WHEN d.revision > 1 THEN s.due END, coalesce(o.due, 0), l.balance, l.version, l.cash, l.bonus
  FROM stay AS s
  LEFT JOIN unnest(owners, owed) AS o (account, due) ON o.account = s.account
  LEFT JOIN latest AS l ON l.token = s.token
  WHERE s.draw_id = d.id AND s.account > d.settled_up_to AND s.account <= up_to;

  UPDATE stay AS s SET due = o.due, paid = s.paid + o.due
  FROM unnest(owners, owed) AS o (account, due)
  WHERE s.draw_id = d.id AND s.account = ANY (changed) AND s.account = o.account;
  UPDATE draw AS x SET settled_up_to = up_to WHERE x.id = d.id;
END
$$;

REVOKE ALL ON FUNCTION lottery.settle_part FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lottery.settle_part TO champa_app;
