-- Takes slips in their order, in one transaction, and answers each. A slip is taken whole or not at all. A refusal is
-- an answer.
--
-- slips: [{member, nonce, digest, game, revision, stopOnWin, stake, rebate, mostOfMember,
--   draws: [{draw, times}], bets: [{choice, terms, stake}],
--   limits: [{key, stake, risk, mostStake, mostRisk}]}]; amounts are for a multiplier of one, a draw has them `times` over.
--
-- Locks, always in this order: the members' cash accounts by ID; the draws' gates by ID; the numbers' exposures by draw
-- and key; bonus accounts, whose members' cash is locked. The time is read after the last of these that others hold for
-- long, and the draw's phase with it: from then to the commit the gate keeps the draw from being locked.
CREATE OR REPLACE FUNCTION lottery.place(slips jsonb, currency text) RETURNS SETOF lottery.answer
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
  plain integer[]; -- the positions of slips that are taken in one set
  plain_tickets bigint[];
  nonces text[] := '{}'; -- of the other slips
  commands vendors.command[];
  owners integer[]; -- the slip of each command
  tickets bigint[];
  later vendors.command[] := '{}'; -- slips on one draw share one call
  later_owners integer[] := '{}';
  later_tickets bigint[] := '{}';
  taken_places integer[] := '{}'; -- the taken slips: position, ID, and the draws of the tickets
  taken_slips bigint[] := '{}';
  taken_tickets bigint[] := '{}';
  taken_draws bigint[] := '{}';
  slip_ids bigint[]; -- by position; null: refused
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
  -- Nothing is kept for a draw at its end.
  WHERE EXISTS (SELECT FROM draw AS x WHERE x.id = (e ->> 'draw')::bigint AND x.phase = 'open')
  ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  PERFORM FROM (
    SELECT DISTINCT (e ->> 'draw')::bigint AS draw, l ->> 'key' AS key
    FROM jsonb_array_elements(slips) AS s, jsonb_array_elements(s -> 'draws') AS e, jsonb_array_elements(s -> 'limits') AS l
    ORDER BY 1, 2
  ) AS n
  CROSS JOIN LATERAL (
    SELECT FROM exposure AS y WHERE y.draw_id = n.draw AND y.key = n.key LIMIT 1 FOR NO KEY UPDATE
  ) AS x;
  at := lottery.now();

  slip_ids := array_fill(NULL::bigint, ARRAY[jsonb_array_length(slips)]);

  plain := lottery.plain_slips(slips, members, accounts, at);
  IF plain <> '{}' THEN
    PERFORM lottery.open_stays(slips, plain, members, accounts, currency, at);
    SELECT array_agg(c.ticket ORDER BY c.place),
      -- Bets of a member on one draw belong to one round, and go one after another.
      array_agg(vendors.new_command(
        wave => c.wave,
        vendor_id => c.vendor_id,
        kind => 'bet',
        token => c.token,
        player => c.member::text,
        tx_id => 'b' || c.ticket,
        round => c.round,
        game_code => c.game,
        currency => currency,
        amount => c.stake
      ) ORDER BY c.place)
    INTO plain_tickets, commands
    FROM (
      SELECT p AS place, (s ->> 'member')::bigint AS member, x.token, w.vendor_id, w.code AS game, lottery.round_ref(y) AS round,
        (s ->> 'stake')::bigint * (s -> 'draws' -> 0 ->> 'times')::integer AS stake, nextval('ticket_id') AS ticket,
        row_number() OVER (PARTITION BY x.token ORDER BY p)::integer AS wave
      FROM unnest(plain) AS p
      CROSS JOIN LATERAL (SELECT slips -> (p - 1)) AS of (s)
      JOIN draw AS y ON y.id = (s -> 'draws' -> 0 ->> 'draw')::bigint
      JOIN game AS w ON w.code = y.game_code
      -- LIMIT 1 changes nothing but the plan: the look-up uses the whole key, however small the table was at planning.
      CROSS JOIN LATERAL (
        SELECT z.token FROM stay AS z
        WHERE z.draw_id = y.id AND z.account = accounts[array_position(members, (s ->> 'member')::bigint)]
        LIMIT 1
      ) AS x
    ) AS c;
    FOR a IN SELECT * FROM vendors.play_batch(commands, at) LOOP
      item_place := plain[a.place];
      IF a.outcome = 'done' THEN
        new_slip := nextval('slip_id');
        answers := answers || ROW(item_place, 'done', new_slip, NULL, a.member_id, a.balance, a.version, a.cash, a.bonus,
          ARRAY[plain_tickets[a.place]], at)::answer;
        taken_places := taken_places || item_place;
        taken_slips := taken_slips || new_slip;
        taken_tickets := taken_tickets || plain_tickets[a.place];
        taken_draws := taken_draws || (slips -> (item_place - 1) -> 'draws' -> 0 ->> 'draw')::bigint;
      ELSE
        answers := answers || ROW(item_place, a.outcome, NULL, NULL, a.member_id, NULL, NULL, NULL, NULL, NULL, NULL)::answer;
      END IF;
    END LOOP;
    FOR part IN
      SELECT t.draw, accounts[array_position(members, (s ->> 'member')::bigint)] AS account,
        sum((s ->> 'stake')::bigint * (s -> 'draws' -> 0 ->> 'times')::integer)::bigint AS stake,
        sum(jsonb_array_length(s -> 'bets'))::integer AS bets
      FROM unnest(taken_places, taken_draws) AS t (place, draw)
      CROSS JOIN LATERAL (SELECT slips -> (t.place - 1)) AS of (s)
      GROUP BY 1, 2
    LOOP
      UPDATE stay AS x SET stake = x.stake + part.stake, bets = x.bets + part.bets
      WHERE x.draw_id = part.draw AND x.account = part.account;
    END LOOP;
    FOR part IN
      SELECT t.draw, l.key, sum(l.stake * (s -> 'draws' -> 0 ->> 'times')::integer)::bigint AS stake,
        sum(l.risk * (s -> 'draws' -> 0 ->> 'times')::integer)::bigint AS risk
      FROM unnest(taken_places, taken_draws) AS t (place, draw)
      CROSS JOIN LATERAL (SELECT slips -> (t.place - 1)) AS of (s)
      CROSS JOIN LATERAL jsonb_to_recordset(s -> 'limits') AS l (key text, stake bigint, risk bigint)
      GROUP BY 1, 2
    LOOP
      UPDATE exposure AS x SET stake = x.stake + part.stake, risk = x.risk + part.risk
      WHERE x.draw_id = part.draw AND x.key = part.key;
    END LOOP;
  END IF;

  -- The other slips, one after another.
  FOR item, item_place IN SELECT s.value, s.ordinality FROM jsonb_array_elements(slips) WITH ORDINALITY AS s
    WHERE s.ordinality <> ALL (plain) ORDER BY s.ordinality
  LOOP
    member := (item ->> 'member')::bigint;
    own := accounts[array_position(members, member)];
    info := NULL;
    SELECT * INTO known FROM slip AS k WHERE k.member_id = member AND k.nonce = item ->> 'nonce';
    IF known.id IS NOT NULL THEN
      answers := answers || ROW(item_place, CASE known.digest WHEN item ->> 'digest' THEN 'repeated' ELSE 'conflict' END,
        known.id, NULL, member, NULL, NULL, NULL, NULL, NULL, NULL)::answer;
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
        WHEN bool_or(x.pause_reason IS NOT NULL) THEN 'paused'
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
      answers := answers || ROW(item_place, verdict, NULL, info, member, NULL, NULL, NULL, NULL, NULL, NULL)::answer;
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
        PERFORM vendors.open_stay(
          token => sha256(d.secret || convert_to(own::text, 'UTF8')),
          vendor_id => g.vendor_id,
          member_id => member,
          currency => currency,
          game_code => g.code,
          account => own,
          counter_account => d.escrow,
          at => at
        );
      END IF;
      -- At once, so that the member's next slip of this batch sees it.
      UPDATE stay AS x SET stake = x.stake + (item ->> 'stake')::bigint * part.times, bets = x.bets + jsonb_array_length(item -> 'bets')
      WHERE x.draw_id = d.id AND x.account = own;
      UPDATE exposure AS x SET stake = x.stake + l.stake * part.times, risk = x.risk + l.risk * part.times
      FROM jsonb_to_recordset(item -> 'limits') AS l (key text, stake bigint, risk bigint)
      WHERE x.draw_id = d.id AND x.key = l.key;
      ticket := nextval('ticket_id');
      tickets := tickets || ticket;
      owners := owners || item_place;
      commands := commands || vendors.new_command(
        -- Bets of a member on one draw belong to one round, and go one after another.
        wave => (
          SELECT 1 + count(*) FROM unnest(later) AS l WHERE l.token = sha256(d.secret || convert_to(own::text, 'UTF8'))
        )::integer,
        vendor_id => g.vendor_id,
        kind => 'bet',
        token => sha256(d.secret || convert_to(own::text, 'UTF8')),
        player => member::text,
        tx_id => 'b' || ticket,
        round => lottery.round_ref(d),
        game_code => g.code,
        currency => currency,
        amount => (item ->> 'stake')::bigint * part.times
      );
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
        answers := answers || ROW(item_place, 'done', new_slip, NULL, member, a.balance, a.version, a.cash, a.bonus, tickets, at)::answer;
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
      answers := answers || ROW(item_place, refused, NULL, NULL, member, NULL, NULL, NULL, NULL, NULL, NULL)::answer;
      PERFORM lottery.let_go(own, item);
      slip_ids[item_place] := NULL;
    END;
  END LOOP;

  IF cardinality(later) > 0 THEN
    FOR a IN SELECT * FROM vendors.play_batch(later, at) LOOP
      item_place := later_owners[a.place];
      item := slips -> (item_place - 1);
      IF a.outcome = 'done' THEN
        answers := answers || ROW(item_place, 'done', slip_ids[item_place], NULL, a.member_id, a.balance, a.version, a.cash, a.bonus,
          ARRAY[later_tickets[a.place]], at)::answer;
        taken_places := taken_places || item_place;
        taken_slips := taken_slips || slip_ids[item_place];
        taken_tickets := taken_tickets || later_tickets[a.place];
        taken_draws := taken_draws || (item -> 'draws' -> 0 ->> 'draw')::bigint;
      ELSE
        answers := answers || ROW(item_place, a.outcome, NULL, NULL, a.member_id, NULL, NULL, NULL, NULL, NULL, NULL)::answer;
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

REVOKE ALL ON FUNCTION lottery.place FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lottery.place TO champa_app;
