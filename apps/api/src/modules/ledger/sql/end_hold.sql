-- Ends a hold: posts `amount` of what no part has taken (null: all of it) to `credit` and returns the rest, or, where
-- `credit` is null, returns all of it. The same ending again changes nothing and answers 'done' again.
--
-- Locks: the accounts first, as everywhere, then the hold.
CREATE OR REPLACE FUNCTION ledger.end_hold(hold bigint, credit bigint, amount bigint, kind text, actor text, at timestamptz)
RETURNS TABLE (status text, state text, posted bigint, reserved bigint, balance bigint)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
AS $$
#variable_conflict use_variable
DECLARE
  h holds;
  left_over bigint;
  because journal;
  wanted movement[] := '{}';
BEGIN
  SELECT * INTO h FROM holds WHERE id = hold;
  IF NOT FOUND THEN
    status := 'unknown_hold';
    RETURN NEXT;
    RETURN;
  END IF;
  PERFORM lock_accounts(ARRAY[h.account, h.locked, credit]);
  SELECT * INTO h FROM holds WHERE id = hold FOR UPDATE;

  left_over := h.amount - h.parted;
  posted := CASE WHEN credit IS NULL THEN 0 ELSE coalesce(amount, left_over) END;
  reserved := left_over;
  IF credit IS NOT NULL AND posted <= 0 THEN
    RAISE EXCEPTION 'hold % cannot be posted with %', hold, posted USING ERRCODE = 'invalid_parameter_value';
  END IF;

  IF h.state <> 'open' THEN
    status := CASE WHEN h.posted = posted AND h.credit IS NOT DISTINCT FROM credit THEN 'done' ELSE 'ended' END;
    state := h.state;
    posted := h.posted;
  ELSIF posted > left_over THEN
    status := 'exceeds_hold';
    state := h.state;
  ELSE
    status := 'done';
    state := CASE WHEN credit IS NULL THEN 'voided' ELSE 'posted' END;
    SELECT * INTO because FROM journal WHERE id = h.reserved_by;
    IF posted > 0 THEN
      wanted := wanted || ledger.new_movement(
        source => 'ledger:hold',
        key => hold || ':post',
        kind => kind,
        debit => h.locked,
        credit => credit,
        amount => posted,
        reference_type => because.reference_type,
        reference_id => because.reference_id,
        actor => actor
      );
    END IF;
    IF posted < left_over THEN
      wanted := wanted || ledger.new_movement(
        source => 'ledger:hold',
        key => hold || ':back',
        kind => kind,
        debit => h.locked,
        credit => h.account,
        amount => left_over - posted,
        reference_type => because.reference_type,
        reference_id => because.reference_id,
        actor => actor
      );
    END IF;
    IF EXISTS (SELECT FROM post_batch(wanted, at) AS o WHERE o.status <> 'posted') THEN
      RAISE EXCEPTION 'hold % is not covered by its locked account', hold USING ERRCODE = 'data_corrupted';
    END IF;
    UPDATE holds AS x SET state = end_hold.state, posted = end_hold.posted, credit = end_hold.credit, ended_at = at
    WHERE x.id = hold;
  END IF;
  SELECT b.balance INTO balance FROM balances AS b WHERE b.account = h.account;
  RETURN NEXT;
END
$$;

REVOKE ALL ON FUNCTION ledger.end_hold FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.end_hold TO champa_app;
