-- Betting on draws: slips in, tickets back, each in one call with its money.

-- The vendors' faces that lottery needs.
--
-- A member's stay at one of the house's own draws: his money goes to and comes from the draw's escrow. The token is known to
-- nobody outside the database; the wire cannot use it.
CREATE FUNCTION vendors.open_stay(
  token bytea, vendor_id smallint, member_id bigint, currency text, game_code text, account bigint, counter_account bigint,
  at timestamptz
) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO vendors.session (token_hash, vendor_id, member_id, currency, game_code, account, counter_account, opened_at, expires_at)
  VALUES (token, vendor_id, member_id, currency, game_code, account, counter_account, at, 'infinity')
$$;
REVOKE ALL ON FUNCTION vendors.open_stay FROM PUBLIC;

CREATE FUNCTION vendors.code_of(vendor_id smallint) RETURNS text
LANGUAGE sql STABLE
AS 'SELECT v.code FROM vendors.vendor AS v WHERE v.id = vendor_id';
CREATE FUNCTION vendors.id_of(code text) RETURNS smallint
LANGUAGE sql STABLE
AS 'SELECT v.id FROM vendors.vendor AS v WHERE v.code = id_of.code';
REVOKE ALL ON FUNCTION vendors.code_of, vendors.id_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.code_of, vendors.id_of TO champa_app;

-- `outcome`:
--   done              now
--   repeated          before, with the same content: nothing was done now
--   conflict          the nonce belongs to another slip
--   busy              the same nonce is under way: ask again
--   game_closed, terms_changed, unknown_draw, closed                 why nothing was bet
--   number_limit, member_limit                                       the same; `details` says where and what is left
--   insufficient_funds, limit_reached, blocked, vendor_disabled      the same, as the wire says it
CREATE TYPE lottery.answer AS (
  place integer, -- of the slip in the batch, from 1
  outcome text,
  slip_id bigint,
  details jsonb,
  member_id bigint,
  balance bigint,
  version bigint, -- of the balance, where it moved
  cash bigint, -- both null but for a member who holds or held a bonus
  bonus bigint
);

CREATE FUNCTION lottery.round_ref(draw lottery.draw) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN (draw).game_code || ':' || (draw).number;

-- Whoever bets on a draw shares its gate; whoever locks it waits until those inside have committed, and lets nobody in.
CREATE FUNCTION lottery.pass_gates(draws bigint[]) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  id bigint;
BEGIN
  FOREACH id IN ARRAY ARRAY(SELECT DISTINCT d FROM unnest(draws) AS d ORDER BY d) LOOP
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('lottery.draw', id));
  END LOOP;
END
$$;

-- Takes slips in their order, in one transaction, and answers each. A slip is taken whole or not at all. A refusal is an answer.
--
-- slips: [{member, nonce, digest, game, revision, stopOnWin, stake, rebate, mostOfMember,
--   draws: [{draw, times}], bets: [{choice, terms, stake}],
--   limits: [{key, stake, risk, mostStake, mostRisk}]}]; amounts are for once, a draw has them `times` over.
--
-- Locks, always in this order: the members' cash accounts by id; the draws' gates by id; the numbers' exposures by draw and key;
-- bonus accounts, whose members' cash is held. The time is looked at after the last of them that others hold for long, and the
-- draw's phase with it: between that look and the commit the gate keeps the draw from being locked.
CREATE FUNCTION lottery.place(slips jsonb, currency text) RETURNS SETOF lottery.answer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, lottery
SET enable_seqscan = off
SET jit = off
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_variable
DECLARE
  members bigint[];
  accounts bigint[];
  named bigint[]; -- the draws
  at timestamptz := lottery.now();
  item jsonb;
  item_place integer;
  member bigint;
  own bigint;
  g game;
  d draw;
  known slip;
  part record;
  hit record;
  new_slip bigint;
  ticket bigint;
  verdict text;
  info jsonb;
  nonces text[] := '{}'; -- of this batch
  commands vendors.command[];
  owners integer[]; -- the slip of each command
  tickets bigint[];
  later vendors.command[] := '{}'; -- slips on one draw share one call
  later_owners integer[] := '{}';
  later_tickets bigint[] := '{}';
  taken_places integer[] := '{}'; -- what was taken: slip, its id, and its tickets' draws
  taken_slips bigint[] := '{}';
  taken_tickets bigint[] := '{}';
  taken_draws bigint[] := '{}';
  slip_ids bigint[] := '{}'; -- by place; null: refused
  answers answer[] := '{}';
  refused text;
  a record;
BEGIN
  SELECT array_agg(DISTINCT (s ->> 'member')::bigint) INTO members FROM jsonb_array_elements(slips) AS s;
  SELECT array_agg(ledger.open_account('member', m::text, 'cash', currency, at) ORDER BY m) INTO accounts
  FROM unnest(members) AS m;
  members := ARRAY(SELECT m FROM unnest(members) AS m ORDER BY m);
  PERFORM ledger.lock_accounts(accounts);

  SELECT array_agg(DISTINCT (e ->> 'draw')::bigint) INTO named
  FROM jsonb_array_elements(slips) AS s, jsonb_array_elements(s -> 'draws') AS e;
  PERFORM lottery.pass_gates(named);

  INSERT INTO exposure (draw_id, key, stake, risk)
  SELECT DISTINCT (e ->> 'draw')::bigint, l ->> 'key', 0, 0
  FROM jsonb_array_elements(slips) AS s, jsonb_array_elements(s -> 'draws') AS e, jsonb_array_elements(s -> 'limits') AS l
  WHERE EXISTS (SELECT FROM draw AS x WHERE x.id = (e ->> 'draw')::bigint)
  ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  PERFORM FROM exposure AS x
  WHERE (x.draw_id, x.key) IN (
    SELECT (e ->> 'draw')::bigint, l ->> 'key'
    FROM jsonb_array_elements(slips) AS s, jsonb_array_elements(s -> 'draws') AS e, jsonb_array_elements(s -> 'limits') AS l
  )
  ORDER BY x.draw_id, x.key
  FOR NO KEY UPDATE;
  at := lottery.now();

  FOR item, item_place IN SELECT s.value, s.ordinality FROM jsonb_array_elements(slips) WITH ORDINALITY AS s LOOP
    member := (item ->> 'member')::bigint;
    own := accounts[array_position(members, member)];
    slip_ids := slip_ids || NULL::bigint;
    info := NULL;
    SELECT * INTO known FROM slip AS k WHERE k.member_id = member AND k.nonce = item ->> 'nonce';
    IF known.id IS NOT NULL THEN
      answers := answers || ROW(item_place, CASE known.digest WHEN item ->> 'digest' THEN 'repeated' ELSE 'conflict' END,
        known.id, NULL, member, NULL, NULL, NULL, NULL)::answer;
      CONTINUE;
    END IF;
    SELECT * INTO g FROM game AS x WHERE x.code = item ->> 'game';
    verdict := CASE
      WHEN member || ' ' || (item ->> 'nonce') = ANY (nonces) THEN 'busy'
      WHEN g.enabled IS NOT TRUE OR g.vendor_id IS NULL THEN 'game_closed'
      WHEN g.revision <> (item ->> 'revision')::integer THEN 'terms_changed'
    END;
    nonces := nonces || (member || ' ' || (item ->> 'nonce'));

    IF verdict IS NULL THEN
      SELECT CASE
        WHEN bool_or(x.id IS NULL OR x.game_code <> g.code) THEN 'unknown_draw'
        WHEN bool_or(x.phase <> 'open' OR x.closes_at <= at) THEN 'closed'
      END INTO verdict
      FROM jsonb_to_recordset(item -> 'draws') AS e (draw bigint)
      LEFT JOIN draw AS x ON x.id = e.draw;
    END IF;
    IF verdict IS NULL THEN
      SELECT l.key, least(l."mostStake" - x.stake, l."mostRisk" - x.risk) AS room INTO hit
      FROM jsonb_to_recordset(item -> 'draws') AS e (draw bigint, times integer)
      CROSS JOIN jsonb_to_recordset(item -> 'limits') AS l (key text, stake bigint, risk bigint, "mostStake" bigint, "mostRisk" bigint)
      JOIN exposure AS x ON x.draw_id = e.draw AND x.key = l.key
      WHERE x.stake + l.stake * e.times > l."mostStake" OR x.risk + l.risk * e.times > l."mostRisk"
      ORDER BY 2
      LIMIT 1;
      IF FOUND THEN
        verdict := 'number_limit';
        info := jsonb_build_object('key', hit.key);
      END IF;
    END IF;
    IF verdict IS NULL AND EXISTS (
      SELECT FROM jsonb_to_recordset(item -> 'draws') AS e (draw bigint, times integer)
      LEFT JOIN stay AS x ON x.draw_id = e.draw AND x.account = own
      WHERE coalesce(x.stake, 0) + (item ->> 'stake')::bigint * e.times > (item ->> 'mostOfMember')::bigint
    ) THEN
      verdict := 'member_limit';
    END IF;
    IF verdict IS NOT NULL THEN
      answers := answers || ROW(item_place, verdict, NULL, info, member, NULL, NULL, NULL, NULL)::answer;
      CONTINUE;
    END IF;

    new_slip := nextval('slip_id');
    commands := '{}';
    owners := '{}';
    tickets := '{}';
    FOR part IN SELECT e.draw, e.times FROM jsonb_to_recordset(item -> 'draws') AS e (draw bigint, times integer) LOOP
      SELECT * INTO d FROM draw AS x WHERE x.id = part.draw;
      IF d.escrow IS NULL THEN
        d.escrow := ledger.open_account('house', 'lottery:' || lottery.round_ref(d), 'escrow', currency, at);
        UPDATE draw AS x SET escrow = d.escrow WHERE x.id = d.id;
      END IF;
      INSERT INTO stay (draw_id, account, member_id, token)
      VALUES (d.id, own, member, sha256(d.secret || convert_to(own::text, 'UTF8')))
      ON CONFLICT DO NOTHING;
      IF FOUND THEN
        PERFORM vendors.open_stay(sha256(d.secret || convert_to(own::text, 'UTF8')), g.vendor_id, member, currency, g.code, own,
          d.escrow, at);
      END IF;
      -- At once, so that the member's next slip of this batch finds it.
      UPDATE stay AS x SET stake = x.stake + (item ->> 'stake')::bigint * part.times, bets = x.bets + jsonb_array_length(item -> 'bets')
      WHERE x.draw_id = d.id AND x.account = own;
      UPDATE exposure AS x SET stake = x.stake + l.stake * part.times, risk = x.risk + l.risk * part.times
      FROM jsonb_to_recordset(item -> 'limits') AS l (key text, stake bigint, risk bigint)
      WHERE x.draw_id = d.id AND x.key = l.key;
      ticket := nextval('ticket_id');
      tickets := tickets || ticket;
      owners := owners || item_place;
      commands := commands || ROW(
        -- Bets of a member on one draw are of one round, and go one after another.
        1 + coalesce((SELECT count(*) FROM unnest(later) AS l WHERE l.token = sha256(d.secret || convert_to(own::text, 'UTF8'))), 0),
        g.vendor_id, 'bet', sha256(d.secret || convert_to(own::text, 'UTF8')), member::text, 'b' || ticket, NULL,
        lottery.round_ref(d), g.code, currency, (item ->> 'stake')::bigint * part.times, false, false, true)::vendors.command;
    END LOOP;
    slip_ids[item_place] := new_slip;

    IF cardinality(commands) = 1 THEN
      later := later || commands;
      later_owners := later_owners || owners;
      later_tickets := later_tickets || tickets;
      CONTINUE;
    END IF;

    -- Several draws: all of them, or what was done for any is undone.
    BEGIN
      refused := NULL;
      FOR i IN 1 .. cardinality(commands) LOOP
        commands[i].wave := 1;
      END LOOP;
      FOR a IN SELECT * FROM vendors.play_batch(commands, at) LOOP
        refused := coalesce(refused, nullif(a.outcome, 'done'));
        answers := answers || ROW(item_place, 'done', new_slip, NULL, member, a.balance, a.version, a.cash, a.bonus)::answer;
      END LOOP;
      IF refused IS NOT NULL THEN
        RAISE EXCEPTION 'not all' USING ERRCODE = 'LT001';
      END IF;
      FOR i IN 1 .. cardinality(commands) LOOP
        taken_places := taken_places || item_place;
        taken_slips := taken_slips || new_slip;
        taken_tickets := taken_tickets || tickets[i];
        taken_draws := taken_draws || (item -> 'draws' -> (i - 1) ->> 'draw')::bigint;
      END LOOP;
    EXCEPTION WHEN SQLSTATE 'LT001' THEN
      answers := ARRAY(SELECT x FROM unnest(answers) AS x WHERE x.place <> item_place);
      answers := answers || ROW(item_place, refused, NULL, NULL, member, NULL, NULL, NULL, NULL)::answer;
      PERFORM lottery.let_go(own, item);
      slip_ids[item_place] := NULL;
    END;
  END LOOP;

  IF cardinality(later) > 0 THEN
    FOR a IN SELECT * FROM vendors.play_batch(later, at) LOOP
      item_place := later_owners[a.place];
      item := slips -> (item_place - 1);
      IF a.outcome = 'done' THEN
        answers := answers || ROW(item_place, 'done', slip_ids[item_place], NULL, a.member_id, a.balance, a.version, a.cash, a.bonus)::answer;
        taken_places := taken_places || item_place;
        taken_slips := taken_slips || slip_ids[item_place];
        taken_tickets := taken_tickets || later_tickets[a.place];
        taken_draws := taken_draws || (item -> 'draws' -> 0 ->> 'draw')::bigint;
      ELSE
        answers := answers || ROW(item_place, a.outcome, NULL, NULL, a.member_id, NULL, NULL, NULL, NULL)::answer;
        PERFORM lottery.let_go(accounts[array_position(members, (item ->> 'member')::bigint)], item);
      END IF;
    END LOOP;
  END IF;

  INSERT INTO slip (id, member_id, nonce, digest, game_code, stop_on_win, stake, limits, placed_at)
  SELECT t.slip_id, (s ->> 'member')::bigint, s ->> 'nonce', s ->> 'digest', s ->> 'game', (s ->> 'stopOnWin')::boolean,
    (s ->> 'stake')::bigint * (SELECT sum((e ->> 'times')::integer) FROM jsonb_array_elements(s -> 'draws') AS e),
    s -> 'limits', at
  FROM (SELECT DISTINCT * FROM unnest(taken_places, taken_slips)) AS t (place, slip_id)
  CROSS JOIN LATERAL (SELECT slips -> (t.place - 1)) AS of (s);

  INSERT INTO choice (id, terms)
  SELECT DISTINCT ON (b.choice) b.choice, b.terms
  FROM unnest(taken_places) AS t (place)
  CROSS JOIN LATERAL jsonb_to_recordset(slips -> (t.place - 1) -> 'bets') AS b (choice uuid, terms jsonb)
  ORDER BY b.choice
  ON CONFLICT DO NOTHING;

  INSERT INTO ticket (id, slip_id, member_id, account, draw_id, times, stake, rebate, placed_at)
  SELECT t.ticket, t.slip_id, (s ->> 'member')::bigint, accounts[array_position(members, (s ->> 'member')::bigint)], t.draw,
    e.times, (s ->> 'stake')::bigint * e.times, (s ->> 'rebate')::bigint * e.times, at
  FROM unnest(taken_places, taken_slips, taken_tickets, taken_draws) AS t (place, slip_id, ticket, draw)
  CROSS JOIN LATERAL (SELECT slips -> (t.place - 1)) AS of (s)
  JOIN LATERAL jsonb_to_recordset(s -> 'draws') AS e (draw bigint, times integer) ON e.draw = t.draw
  ORDER BY t.ticket;

  INSERT INTO bet (draw_id, account, ticket_id, line, choice, stake)
  SELECT k.draw_id, k.account, k.id, b.ordinality, (b.value ->> 'choice')::uuid, (b.value ->> 'stake')::bigint * k.times
  FROM unnest(taken_places, taken_tickets) AS t (place, ticket)
  JOIN ticket AS k ON k.id = t.ticket
  CROSS JOIN LATERAL jsonb_array_elements(slips -> (t.place - 1) -> 'bets') WITH ORDINALITY AS b;

  RETURN QUERY SELECT * FROM unnest(answers) AS x ORDER BY x.place, x.version;
END
$$;

-- Takes a slip's part off the numbers of some draws again.
CREATE FUNCTION lottery.lift(draws jsonb, limits jsonb) RETURNS void
LANGUAGE sql
SET search_path = pg_catalog, lottery
AS $$
  UPDATE exposure AS x SET stake = x.stake - l.stake * e.times, risk = x.risk - l.risk * e.times
  FROM jsonb_to_recordset(draws) AS e (draw bigint, times integer)
  CROSS JOIN jsonb_to_recordset(limits) AS l (key text, stake bigint, risk bigint)
  WHERE x.draw_id = e.draw AND x.key = l.key
$$;

-- Takes a slip that was refused off its member's stays and its numbers again.
CREATE FUNCTION lottery.let_go(own bigint, item jsonb) RETURNS void
LANGUAGE plpgsql
SET search_path = pg_catalog, lottery
AS $$
BEGIN
  PERFORM lottery.lift(item -> 'draws', item -> 'limits');
  UPDATE stay AS x
  SET stake = x.stake - (item ->> 'stake')::bigint * e.times, bets = x.bets - jsonb_array_length(item -> 'bets')
  FROM jsonb_to_recordset(item -> 'draws') AS e (draw bigint, times integer)
  WHERE x.draw_id = e.draw AND x.account = own;
END
$$;

-- Takes tickets of one member back, those that still can be, and answers each that was. By the member himself: while the draw is
-- open; by the house (a chase that stops): until the draw has begun. The rest stays.
--
-- Locks as lottery.place does.
CREATE FUNCTION lottery.take_back(member bigint, tickets bigint[], actor text)
RETURNS TABLE (ticket_id bigint, balance bigint, version bigint, cash bigint, bonus bigint)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, lottery
SET enable_seqscan = off
SET jit = off
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
  at timestamptz;
  found bigint[];
  commands vendors.command[];
  step record;
BEGIN
  PERFORM ledger.lock_accounts(ARRAY(
    SELECT DISTINCT t.account FROM ticket AS t WHERE t.id = ANY (tickets) AND t.member_id = take_back.member
  ));
  PERFORM lottery.pass_gates(ARRAY(SELECT t.draw_id FROM ticket AS t WHERE t.id = ANY (tickets)));
  -- In the order that lottery.place locks them.
  PERFORM FROM exposure AS x
  WHERE (x.draw_id, x.key) IN (
    SELECT t.draw_id, l ->> 'key'
    FROM ticket AS t
    JOIN slip AS s ON s.id = t.slip_id
    CROSS JOIN LATERAL jsonb_array_elements(s.limits) AS l
    WHERE t.id = ANY (tickets)
  )
  ORDER BY x.draw_id, x.key
  FOR NO KEY UPDATE;
  at := lottery.now();

  SELECT array_agg(t.id ORDER BY t.id),
    array_agg(ROW(
      t.wave, t.vendor_id, 'rollback', t.token, member::text, 'r' || t.id, 'b' || t.id, t.round, t.game_code, NULL, 0, false,
      false, true)::vendors.command ORDER BY t.id)
  INTO found, commands
  FROM (
    SELECT t.id, g.vendor_id, g.code AS game_code, s.token, lottery.round_ref(d) AS round,
      row_number() OVER (PARTITION BY t.draw_id ORDER BY t.id)::integer AS wave
    FROM ticket AS t
    JOIN draw AS d ON d.id = t.draw_id
    JOIN game AS g ON g.code = d.game_code
    JOIN stay AS s ON s.draw_id = t.draw_id AND s.account = t.account
    WHERE t.id = ANY (tickets) AND t.member_id = take_back.member AND t.cancelled_at IS NULL
      AND CASE WHEN actor LIKE 'member:%' THEN g.can_cancel AND d.phase = 'open' AND d.closes_at > at
        ELSE d.phase IN ('open', 'locked') END
  ) AS t;
  IF found IS NULL THEN
    RETURN;
  END IF;

  FOR step IN SELECT * FROM vendors.play_batch(commands, at) LOOP
    IF step.outcome <> 'done' THEN
      RAISE EXCEPTION 'ticket % cannot be taken back: %', found[step.place], step.outcome USING ERRCODE = 'data_corrupted';
    END IF;
    ticket_id := found[step.place];
    balance := step.balance;
    version := step.version;
    cash := step.cash;
    bonus := step.bonus;
    RETURN NEXT;
  END LOOP;

  UPDATE ticket AS t SET cancelled_at = at, cancelled_by = actor WHERE t.id = ANY (found);
  PERFORM lottery.lift(jsonb_build_array(jsonb_build_object('draw', t.draw_id::text, 'times', t.times)), s.limits)
  FROM ticket AS t
  JOIN slip AS s ON s.id = t.slip_id
  WHERE t.id = ANY (found);
  UPDATE stay AS x SET stake = x.stake - k.stake
  FROM (
    SELECT t.draw_id, t.account, sum(t.stake) AS stake FROM ticket AS t WHERE t.id = ANY (found) GROUP BY t.draw_id, t.account
  ) AS k
  WHERE x.draw_id = k.draw_id AND x.account = k.account;
END
$$;

REVOKE ALL ON FUNCTION lottery.place, lottery.take_back, lottery.lift, lottery.let_go, lottery.pass_gates, lottery.round_ref FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lottery.place, lottery.take_back, lottery.round_ref, lottery.now TO champa_app;
