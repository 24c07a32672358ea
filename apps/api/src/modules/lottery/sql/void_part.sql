-- Returns their stakes to the next members of a void draw, and takes back what an earlier result had paid them. As
-- settle_part.
CREATE OR REPLACE FUNCTION lottery.void_part(draw bigint, most integer, currency text) RETURNS SETOF lottery.settled
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

  SELECT array_agg(vendors.new_command(
    wave => t.wave,
    vendor_id => vendor,
    kind => 'rollback',
    token => s.token,
    player => s.member_id::text,
    tx_id => 'r' || t.id,
    reference => 'b' || t.id,
    round => lottery.round_ref(d),
    game_code => d.game_code,
    closes => true
  ) ORDER BY t.account, t.wave)
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

REVOKE ALL ON FUNCTION lottery.void_part FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lottery.void_part TO champa_app;
