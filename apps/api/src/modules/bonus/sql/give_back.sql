-- What a win or a rollback returns by the split of the bet it names: `aside` of it goes to the bonus rather than to
-- cash, and `unwagered` no longer counts. `number` is the win's or rollback's own.
--
-- Of a bonus that has ended meanwhile: if completed, the win is paid as cash up to its cap; if used up, expired or
-- given up, the win belongs to its budget: `onward` passes it on.
CREATE OR REPLACE FUNCTION bonus.give_back(
  member_id bigint, bet_id bigint, number bigint, kind text, moved bigint, closes boolean,
  OUT aside bigint, OUT unwagered bigint, OUT onward ledger.movement
)
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
DECLARE
  s bonus.stake;
  b bonus.bonus;
  paid bigint;
BEGIN
  aside := 0;
  unwagered := 0;
  UPDATE bonus.stake AS x SET open = false WHERE (x.member_id, x.bet_id) = (member_id, bet_id) RETURNING x.* INTO s;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  IF closes AND kind = 'win' THEN
    UPDATE bonus.stake AS x SET open = false WHERE x.round_id = s.round_id AND x.open AND x.member_id = member_id;
  END IF;
  SELECT * INTO b FROM bonus.bonus WHERE id = s.bonus_id;
  aside := CASE kind WHEN 'rollback' THEN s.bonus ELSE bonus.share(moved, s.bonus, s.cash + s.bonus) END;

  IF b.state = 'active' THEN
    IF kind = 'rollback' THEN
      unwagered := s.counted;
      UPDATE bonus.stake AS x SET counted = 0, opposed = 0 WHERE (x.member_id, x.bet_id) = (member_id, bet_id);
    END IF;
    RETURN;
  END IF;
  paid := CASE b.state WHEN 'completed' THEN least(aside, b.max_win - b.converted) ELSE 0 END;
  aside := aside - paid;
  UPDATE bonus.bonus SET converted = converted + paid, returned = returned + aside WHERE id = b.id AND paid + aside > 0;
  IF aside > 0 THEN
    onward := ledger.new_movement(
      source => 'bonus',
      key => b.id || ':late:' || number,
      kind => 'bonus_returned',
      debit => (SELECT h.account FROM bonus.holder AS h WHERE h.member_id = member_id),
      credit => b.budget,
      amount => aside,
      reference_type => 'bonus',
      reference_id => b.id::text,
      actor => 'system'
    );
  END IF;
END
$$;

REVOKE ALL ON FUNCTION bonus.give_back FROM PUBLIC;
