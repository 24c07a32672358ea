-- Pays a part of a hold to `credit`. `status`: 'done' now or before by the same request; 'conflict' where the key
-- belongs to another part; 'ended', 'exceeds_hold', 'unknown_hold' as ledger.end_hold. `reserved` is what is left to be
-- paid or returned.
--
-- Locks: the accounts first, as everywhere, then the hold.
CREATE OR REPLACE FUNCTION ledger.post_part(
  hold bigint, key text, credit bigint, amount bigint, kind text, actor text, at timestamptz
) RETURNS TABLE (status text, state text, posted bigint, reserved bigint, balance bigint)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
AS $$
#variable_conflict use_variable
DECLARE
  h holds;
  known hold_part;
  because journal;
  answer outcome;
BEGIN
  SELECT * INTO h FROM holds WHERE id = hold;
  IF NOT FOUND THEN
    status := 'unknown_hold';
    RETURN NEXT;
    RETURN;
  END IF;
  PERFORM lock_accounts(ARRAY[h.account, h.locked, credit]);
  SELECT * INTO h FROM holds WHERE id = hold FOR UPDATE;
  IF amount IS NULL OR amount <= 0 OR credit IS NULL THEN
    RAISE EXCEPTION 'hold % cannot be posted with %', hold, amount USING ERRCODE = 'invalid_parameter_value';
  END IF;

  SELECT * INTO known FROM hold_part AS p WHERE p.hold = h.id AND p.key = post_part.key;
  state := h.state;
  reserved := CASE h.state WHEN 'open' THEN h.amount - h.parted ELSE 0 END;
  IF known.hold IS NOT NULL THEN
    status := CASE WHEN (known.amount, known.credit) = (amount, credit) THEN 'done' ELSE 'conflict' END;
  ELSIF h.state <> 'open' THEN
    status := 'ended';
  ELSIF amount > reserved THEN
    status := 'exceeds_hold';
  ELSE
    SELECT * INTO because FROM journal WHERE id = h.reserved_by;
    SELECT * INTO answer FROM post_batch(
      ARRAY[ledger.new_movement(
        source => 'ledger:hold',
        key => hold || ':part:' || key,
        kind => kind,
        debit => h.locked,
        credit => credit,
        amount => amount,
        reference_type => because.reference_type,
        reference_id => because.reference_id,
        actor => actor
      )],
      at
    );
    IF answer.status <> 'posted' THEN
      RAISE EXCEPTION 'hold % is not covered by its locked account', hold USING ERRCODE = 'data_corrupted';
    END IF;
    INSERT INTO hold_part VALUES (hold, key, amount, credit, answer.id, at);
    IF amount = reserved THEN
      UPDATE holds AS x SET state = 'posted', posted = post_part.amount, credit = post_part.credit, ended_at = at
      WHERE x.id = hold;
      state := 'posted';
    ELSE
      UPDATE holds AS x SET parted = x.parted + post_part.amount WHERE x.id = hold;
    END IF;
    status := 'done';
    reserved := reserved - amount;
  END IF;
  posted := amount;
  SELECT b.balance INTO balance FROM balances AS b WHERE b.account = h.account;
  RETURN NEXT;
END
$$;

REVOKE ALL ON FUNCTION ledger.post_part FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.post_part TO champa_app;
