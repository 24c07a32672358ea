-- Begins the oldest waiting bonus, if any: returns the movement for it.
CREATE OR REPLACE FUNCTION bonus.next_turn(member_id bigint, at timestamptz) RETURNS ledger.movement[]
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
DECLARE
  b bonus.bonus;
BEGIN
  UPDATE bonus.bonus AS x SET state = 'active', activated_at = at, expires_at = at + x.days * interval '24 hours'
  WHERE x.id = (SELECT min(q.id) FROM bonus.bonus AS q WHERE q.member_id = member_id AND q.state = 'queued')
  RETURNING x.* INTO b;
  UPDATE bonus.holder AS h SET active = b.id WHERE h.member_id = member_id;
  IF b.id IS NULL THEN
    RETURN '{}';
  END IF;
  RETURN ARRAY[ledger.new_movement(
    source => 'bonus',
    key => b.id || ':begin',
    kind => 'bonus',
    debit => b.waiting,
    credit => (SELECT h.account FROM bonus.holder AS h WHERE h.member_id = member_id),
    amount => b.amount,
    reference_type => 'bonus',
    reference_id => b.id::text,
    actor => 'system'
  )];
END
$$;

REVOKE ALL ON FUNCTION bonus.next_turn FROM PUBLIC;
