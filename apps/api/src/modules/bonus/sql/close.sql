-- Ends a bonus outside of play, and returns its state then: 'forfeited' where it is given up, 'expired' where its time
-- is over, null where it is only checked again. A bonus wagered in full is completed, whatever was asked; one that has
-- ended already stays as it is. Open bets from before `stale` are no longer waited for.
CREATE OR REPLACE FUNCTION bonus.close(bonus_id bigint, wanted text, stale timestamptz, actor text, reason text, at timestamptz)
RETURNS text
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
#variable_conflict use_variable
DECLARE
  b bonus.bonus;
  held bonus.standing;
  how text;
BEGIN
  SELECT * INTO b FROM bonus.bonus WHERE id = bonus_id;
  PERFORM ledger.lock_accounts(ARRAY[(SELECT h.cash FROM bonus.holder AS h WHERE h.member_id = b.member_id)]);
  held := bonus.standing_of(b.member_id, at);
  SELECT * INTO b FROM bonus.bonus WHERE id = bonus_id;
  UPDATE bonus.stake AS s SET open = false WHERE s.bonus_id = bonus_id AND s.open AND s.at < stale;

  IF b.state = 'active' THEN
    how := CASE
      WHEN wanted IS NULL OR wanted = 'expired' AND b.expires_at > at THEN bonus.verdict_on(b.id, held.funds)
      WHEN b.wagered >= b.required THEN 'completed'
      ELSE wanted
    END;
    IF how IS NOT NULL THEN
      PERFORM bonus.post(bonus.ending(b.member_id, how, held.funds, actor, at), at);
    END IF;
  ELSIF b.state = 'queued' AND wanted = 'forfeited' THEN
    how := wanted;
    UPDATE bonus.bonus AS x SET state = how, returned = x.amount, ended_at = at, ended_by = actor WHERE x.id = b.id;
    PERFORM bonus.post(ARRAY[ledger.new_movement(
      source => 'bonus',
      key => b.id || ':return',
      kind => 'bonus_returned',
      debit => b.waiting,
      credit => b.budget,
      amount => b.amount,
      reference_type => 'bonus',
      reference_id => b.id::text,
      actor => actor
    )], at);
  END IF;
  IF how = 'forfeited' AND reason <> '' THEN
    UPDATE bonus.bonus AS x SET reason = close.reason WHERE x.id = b.id;
  END IF;
  RETURN coalesce(how, b.state);
END
$$;

REVOKE ALL ON FUNCTION bonus.close FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bonus.close TO champa_app;
