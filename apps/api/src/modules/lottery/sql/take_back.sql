-- Takes back those tickets of one member that still can be, and returns them. By the member: while the draw is open; by
-- the house (a chase that stops): until the draw has begun. The others stay.
--
-- Locks as lottery.place does.
CREATE OR REPLACE FUNCTION lottery.take_back(member bigint, tickets bigint[], actor text)
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
    array_agg(vendors.new_command(
      wave => t.wave,
      vendor_id => t.vendor_id,
      kind => 'rollback',
      token => t.token,
      player => member::text,
      tx_id => 'r' || t.id,
      reference => 'b' || t.id,
      round => t.round,
      game_code => t.game_code
    ) ORDER BY t.id)
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

REVOKE ALL ON FUNCTION lottery.take_back FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lottery.take_back TO champa_app;
