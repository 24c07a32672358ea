-- Ends a draw whose members are all settled: the house receives what is left in its escrow, or covers what is missing.
CREATE OR REPLACE FUNCTION lottery.finish(draw bigint, currency text) RETURNS text
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, lottery
AS $$
#variable_conflict use_column
DECLARE
  d draw;
  at timestamptz := lottery.now();
  sum_staked bigint;
  sum_paid bigint;
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
  SELECT coalesce(sum(s.stake), 0), coalesce(sum(s.paid), 0) INTO sum_staked, sum_paid FROM stay AS s WHERE s.draw_id = d.id;
  keep := sum_staked - sum_paid;
  IF keep <> d.kept THEN
    house := ledger.open_account('house', 'lottery', 'result', currency, at);
    IF (SELECT o.status FROM ledger.post_batch(ARRAY[ledger.new_movement(
      source => 'lottery',
      key => d.id || ':' || d.revision || ':' || d.phase,
      kind => 'lottery_result',
      debit => CASE WHEN keep > d.kept THEN d.escrow ELSE house END,
      credit => CASE WHEN keep > d.kept THEN house ELSE d.escrow END,
      amount => abs(keep - d.kept),
      reference_type => 'draw',
      reference_id => d.id::text,
      actor => 'system'
    )], at) AS o) <> 'posted'
    THEN
      RAISE EXCEPTION 'the result of draw % was refused', d.id USING ERRCODE = 'data_corrupted';
    END IF;
  END IF;
  DELETE FROM exposure AS x WHERE x.draw_id = d.id;
  UPDATE draw AS x SET kept = keep, staked = sum_staked, paid = sum_paid, settled_at = at, phase = CASE d.phase WHEN 'settling' THEN 'settled' ELSE 'void' END
  WHERE x.id = d.id
  RETURNING x.phase INTO d.phase;
  RETURN d.phase;
END
$$;

REVOKE ALL ON FUNCTION lottery.finish FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lottery.finish TO champa_app;
