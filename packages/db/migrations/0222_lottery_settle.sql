-- What a draw pays: set by set, member after member, each part of it one short transaction.

-- The faces of others that lottery needs.
--
-- A win that should not have been paid goes back: the round's win is what it really paid.
ALTER TABLE vendors.transaction DROP CONSTRAINT transaction_kind_check;
ALTER TABLE vendors.transaction
  ADD CONSTRAINT transaction_kind_check CHECK (kind IN ('bet', 'win', 'rollback', 'tombstone', 'unwin'));

-- Takes what rounds paid back to where it came from, and opens the rounds again. What a member hasn't any more `cover` bears.
-- The caller holds the members' cash accounts. Answers what each gave.
CREATE FUNCTION vendors.take_back_wins(
  vendor_id smallint, tokens bytea[], rounds text[], keys text[], amounts bigint[], cover bigint, at timestamptz
) RETURNS TABLE (token bytea, moved bigint)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, vendors
SET enable_seqscan = off
SET jit = off
AS $$
#variable_conflict use_variable
DECLARE
  vendor_code text := vendors.code_of(vendor_id);
  one record;
  answer ledger.outcome;
BEGIN
  FOR one IN
    SELECT s.token_hash, s.account, s.counter_account, s.game_code, r.id AS round_id, i.key, i.amount
    FROM unnest(tokens, rounds, keys, amounts) AS i (token, round, key, amount)
    JOIN session AS s ON s.token_hash = i.token AND s.vendor_id = vendor_id
    JOIN round AS r ON r.account = s.account AND r.vendor_id = vendor_id AND r.ref = i.round
    ORDER BY s.account
  LOOP
    answer := NULL;
    IF one.amount > 0 THEN
      INSERT INTO transaction (vendor_id, tx_id, id, kind, account, round_id, game_code, amount, free, moved, cancelled, balance, at)
      VALUES (vendor_id, one.key, nextval('transaction_id'), 'unwin', one.account, one.round_id, one.game_code, one.amount, false,
        0, false, 0, at);
      SELECT o.* INTO answer
      FROM transaction AS t
      CROSS JOIN LATERAL ledger.post_batch(ARRAY[ROW('vendor:' || vendor_code, t.id, 'win_reversed', one.account,
        one.counter_account, one.amount, 'round', one.round_id, 'vendor:' || vendor_code, cover, false)::ledger.movement], at) AS o
      WHERE t.vendor_id = take_back_wins.vendor_id AND t.tx_id = one.key;
      IF answer.status <> 'posted' THEN
        RAISE EXCEPTION 'win % cannot be taken back: %', one.key, answer.status USING ERRCODE = 'data_corrupted';
      END IF;
      UPDATE transaction AS t SET moved = answer.amount, balance = answer.debit_balance
      WHERE t.vendor_id = take_back_wins.vendor_id AND t.tx_id = one.key;
    END IF;
    UPDATE round AS r SET win = r.win - coalesce(answer.amount, 0), closed = false, updated_at = at WHERE r.id = one.round_id;
    token := one.token_hash;
    moved := coalesce(answer.amount, 0);
    RETURN NEXT;
  END LOOP;
END
$$;

CREATE FUNCTION vendors.number_of(vendor_id smallint, tx_id text) RETURNS bigint
LANGUAGE sql STABLE
AS 'SELECT t.id FROM vendors.transaction AS t WHERE t.vendor_id = number_of.vendor_id AND t.tx_id = number_of.tx_id';

-- What of a win is cash, by the split of its bet.
CREATE FUNCTION bonus.cash_part(member_id bigint, bet_id bigint, amount bigint) RETURNS bigint
LANGUAGE sql STABLE
AS $$
  SELECT amount - coalesce((
    SELECT bonus.share(amount, s.bonus, s.cash + s.bonus) FROM bonus.stake AS s
    WHERE (s.member_id, s.bet_id) = (cash_part.member_id, cash_part.bet_id)
  ), 0)
$$;
REVOKE ALL ON FUNCTION vendors.take_back_wins, vendors.number_of, bonus.cash_part FROM PUBLIC;

-- Figures count what was taken back as a win of less than nothing.
CREATE OR REPLACE FUNCTION vendors.rounds_touched(after bigint, up_to bigint) RETURNS SETOF vendors.touched_round
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
      sum(CASE kind WHEN 'win' THEN moved WHEN 'unwin' THEN -moved ELSE 0 END)::bigint AS win
    FROM vendors.transaction
    WHERE round_id = r.id AND id > after
  ) AS t
  WHERE t.latest IS NOT NULL
$$;

-- What a result owes to a member now: kept beside what was really paid, which differs where a correction could not take all
-- of a win back.
ALTER TABLE lottery.stay ADD COLUMN due bigint NOT NULL DEFAULT 0;

CREATE TYPE lottery.settled AS (
  member_id bigint,
  stake bigint,
  before bigint, -- what the result before owed him; null with the first
  due bigint,
  balance bigint,
  version bigint,
  cash bigint,
  bonus bigint
);

-- Takes back what members were paid for a draw by an earlier result: of each the cash of it; what went to a bonus stays there.
-- The caller holds their accounts and the draw.
CREATE FUNCTION lottery.reverse(d lottery.draw, wanted bigint[], holders bigint[], currency text, at timestamptz) RETURNS void
LANGUAGE plpgsql
SET search_path = pg_catalog, lottery
AS $$
#variable_conflict use_column
DECLARE
  vendor smallint := (SELECT g.vendor_id FROM game AS g WHERE g.code = d.game_code);
  loss bigint := ledger.open_account('house', 'lottery', 'loss', currency, at);
  tokens bytea[];
  keys text[];
  amounts bigint[];
BEGIN
  IF wanted = '{}' THEN
    RETURN;
  END IF;
  SELECT array_agg(s.token ORDER BY s.account),
    array_agg('u' || d.id || '.' || d.revision || '.' || d.phase || '.' || s.account ORDER BY s.account),
    array_agg(CASE WHEN s.member_id = ANY (holders) THEN coalesce((
        SELECT sum(bonus.cash_part(s.member_id, vendors.number_of(vendor, 'b' || t.id), t.win + t.rebate))::bigint
        FROM ticket AS t
        WHERE t.draw_id = d.id AND t.account = s.account AND t.cancelled_at IS NULL
      ), 0) ELSE s.due END ORDER BY s.account)
  INTO tokens, keys, amounts
  FROM stay AS s
  WHERE s.draw_id = d.id AND s.account = ANY (wanted);

  PERFORM limits.note_play(s.member_id, at, 0, -b.moved)
  FROM vendors.take_back_wins(vendor, tokens, array_fill(lottery.round_ref(d), ARRAY[cardinality(tokens)]), keys, amounts, loss, at) AS b
  JOIN stay AS s ON s.draw_id = d.id AND s.account = ANY (wanted) AND s.token = b.token
  WHERE b.moved > 0;
  UPDATE stay AS s SET paid = s.paid - r.amount
  FROM unnest(tokens, amounts) AS r (token, amount)
  WHERE s.draw_id = d.id AND s.account = ANY (wanted) AND s.token = r.token;
END
$$;

-- The next members of a draw, so many that they have about `most` bets, by account.
CREATE FUNCTION lottery.next_members(draw bigint, after bigint, most integer)
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

-- Settles the next members of a draw and answers each; nobody: all are settled. Run again it goes on where the last commit was:
-- nobody is paid twice for one result.
--
-- Of a corrected result only those are touched whom it owes another sum: all that they had is taken back, then all is paid.
-- One win ends a member's round; who holds or held a bonus gets one for each ticket, for each is split as its stake was.
--
-- Locks: the draw, then these members' cash accounts by id. Bets never wait for a draw's row.
CREATE FUNCTION lottery.settle_part(draw bigint, most integer, currency text) RETURNS SETOF lottery.settled
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, lottery
SET jit = off
-- A part is small and the tables are not: every look-up by its key, whatever the planner believes of the part's bounds.
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
  owners bigint[]; -- those who have a ticket that stands, and of each:
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

  -- From the bets, never from the outcomes: LATERAL with a LIMIT says so to the planner.
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

  SELECT array_agg(ROW(p.wave, vendor, 'win', s.token, s.member_id::text, 'w' || d.revision || '.' || p.ticket, 'b' || p.ticket,
    lottery.round_ref(d), d.game_code, currency, p.due, false, p.is_last, true)::vendors.command ORDER BY p.account, p.wave)
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

-- What a settlement asks of the wire is always done: anything else is a mistake of the program, and nothing of the part happens.
CREATE FUNCTION lottery.must_be_done(outcome text) RETURNS boolean
LANGUAGE plpgsql
AS $$
BEGIN
  IF outcome <> 'done' THEN
    RAISE EXCEPTION 'a draw cannot be settled: %', outcome USING ERRCODE = 'data_corrupted';
  END IF;
  RETURN true;
END
$$;

-- Gives the next members of a void draw their stakes back, and takes back what an earlier result had paid them. As settle_part.
CREATE FUNCTION lottery.void_part(draw bigint, most integer, currency text) RETURNS SETOF lottery.settled
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, lottery
SET jit = off
-- A part is small and the tables are not: every look-up by its key, whatever the planner believes of the part's bounds.
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
  up_to bigint;
  commands vendors.command[];
BEGIN
  SELECT * INTO d FROM draw AS x WHERE x.id = void_part.draw FOR NO KEY UPDATE;
  IF d.phase IS DISTINCT FROM 'voiding' THEN
    RETURN;
  END IF;
  SELECT g.vendor_id INTO vendor FROM game AS g WHERE g.code = d.game_code;
  SELECT n.accounts, n.members, n.up_to INTO accounts, members, up_to FROM next_members(d.id, d.settled_up_to, most) AS n;
  IF accounts IS NULL THEN
    RETURN;
  END IF;
  PERFORM ledger.lock_accounts(accounts);

  PERFORM lottery.reverse(d, ARRAY(
    SELECT s.account FROM stay AS s WHERE s.draw_id = d.id AND s.account = ANY (accounts) AND s.due > 0
  ), bonus.holders(members), currency, at);

  SELECT array_agg(ROW(t.wave, vendor, 'rollback', s.token, s.member_id::text, 'r' || t.id, 'b' || t.id, lottery.round_ref(d),
    d.game_code, NULL, 0, false, true, true)::vendors.command ORDER BY t.account, t.wave)
  INTO commands
  FROM (
    SELECT k.id, k.account, row_number() OVER (PARTITION BY k.account ORDER BY k.id)::integer AS wave
    FROM ticket AS k
    WHERE k.draw_id = d.id AND k.account > d.settled_up_to AND k.account <= up_to AND k.cancelled_at IS NULL
  ) AS t
  CROSS JOIN LATERAL (SELECT y.token, y.member_id FROM stay AS y WHERE y.draw_id = d.id AND y.account = t.account LIMIT 1) AS s;

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
  SELECT s.member_id, s.stake, s.due, 0::bigint, l.balance, l.version, l.cash, l.bonus
  FROM stay AS s
  LEFT JOIN latest AS l ON l.token = s.token
  WHERE s.draw_id = d.id AND s.account > d.settled_up_to AND s.account <= up_to;

  UPDATE ticket AS t SET win = 0
  WHERE t.draw_id = d.id AND t.account > d.settled_up_to AND t.account <= up_to AND t.win > 0;
  UPDATE stay AS s SET stake = 0, due = 0 WHERE s.draw_id = d.id AND s.account = ANY (accounts);
  UPDATE draw AS x SET settled_up_to = up_to WHERE x.id = d.id;
END
$$;

-- Ends a draw whose members are all settled: what is left in its escrow goes to the house, what is short comes from there.
CREATE FUNCTION lottery.finish(draw bigint, currency text) RETURNS text
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, lottery
AS $$
#variable_conflict use_column
DECLARE
  d draw;
  at timestamptz := lottery.now();
  keep bigint;
  house bigint;
BEGIN
  SELECT * INTO d FROM draw AS x WHERE x.id = finish.draw FOR NO KEY UPDATE;
  IF d.phase NOT IN ('settling', 'voiding') THEN
    RETURN d.phase;
  END IF;
  IF EXISTS (SELECT FROM stay AS s WHERE s.draw_id = d.id AND s.account > d.settled_up_to) THEN
    RAISE EXCEPTION 'draw % has members who are not settled', d.id;
  END IF;
  SELECT coalesce(sum(s.stake) - sum(s.paid), 0) INTO keep FROM stay AS s WHERE s.draw_id = d.id;
  IF keep <> d.kept THEN
    house := ledger.open_account('house', 'lottery', 'result', currency, at);
    IF (SELECT o.status FROM ledger.post_batch(ARRAY[ROW('lottery', d.id || ':' || d.revision || ':' || d.phase, 'lottery_result',
      CASE WHEN keep > d.kept THEN d.escrow ELSE house END, CASE WHEN keep > d.kept THEN house ELSE d.escrow END,
      abs(keep - d.kept), 'draw', d.id, 'system', NULL, false)::ledger.movement], at) AS o) <> 'posted'
    THEN
      RAISE EXCEPTION 'the result of draw % was refused', d.id USING ERRCODE = 'data_corrupted';
    END IF;
  END IF;
  DELETE FROM exposure AS x WHERE x.draw_id = d.id;
  UPDATE draw AS x SET kept = keep, settled_at = at, phase = CASE d.phase WHEN 'settling' THEN 'settled' ELSE 'void' END
  WHERE x.id = d.id
  RETURNING x.phase INTO d.phase;
  RETURN d.phase;
END
$$;

REVOKE ALL ON FUNCTION
  lottery.reverse, lottery.next_members, lottery.settle_part, lottery.must_be_done, lottery.void_part, lottery.finish
FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lottery.settle_part, lottery.void_part, lottery.finish TO champa_app;
