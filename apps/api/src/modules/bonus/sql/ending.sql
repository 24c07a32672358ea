-- Ends the bonus a member is wagering, with `funds` left of it, and begins the next: returns the movements for it, in
-- order. A completed bonus converts to cash up to its cap; everything else returns to its budget.
CREATE OR REPLACE FUNCTION bonus.ending(member_id bigint, how text, funds bigint, actor text, at timestamptz) RETURNS ledger.movement[]
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
DECLARE
  h bonus.holder;
  b bonus.bonus;
  paid bigint;
  moves ledger.movement[] := '{}';
BEGIN
  SELECT * INTO h FROM bonus.holder AS x WHERE x.member_id = member_id;
  SELECT * INTO b FROM bonus.bonus WHERE id = h.active;
  paid := CASE how WHEN 'completed' THEN least(funds, b.max_win) ELSE 0 END;
  IF paid > 0 THEN
    moves := moves || ledger.new_movement(
      source => 'bonus',
      key => b.id || ':convert',
      kind => 'bonus_converted',
      debit => h.account,
      credit => h.cash,
      amount => paid,
      reference_type => 'bonus',
      reference_id => b.id::text,
      actor => actor
    );
  END IF;
  IF funds > paid THEN
    moves := moves || ledger.new_movement(
      source => 'bonus',
      key => b.id || ':return',
      kind => 'bonus_returned',
      debit => h.account,
      credit => b.budget,
      amount => funds - paid,
      reference_type => 'bonus',
      reference_id => b.id::text,
      actor => actor
    );
  END IF;
  UPDATE bonus.bonus SET state = how, converted = paid, returned = funds - paid, ended_at = at, ended_by = actor
  WHERE id = b.id;
  PERFORM platform.enqueue(
    task => 'bonus_ended',
    payload => json_build_object('bonusId', b.id::text),
    job_key => 'bonus_ended:' || b.id
  );
  RETURN moves || bonus.next_turn(member_id, at);
END
$$;

REVOKE ALL ON FUNCTION bonus.ending FROM PUBLIC;
