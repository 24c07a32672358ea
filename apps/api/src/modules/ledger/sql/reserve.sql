-- Moves an amount to the locked account of the same member and opens the hold. `status` is 'reserved', or the answer of
-- ledger.post_batch; a duplicate names the hold that was opened then.
CREATE OR REPLACE FUNCTION ledger.reserve(
  source text,
  key text,
  kind text,
  account bigint,
  amount bigint,
  reference_type text,
  reference_id text,
  actor text,
  expires_at timestamptz,
  at timestamptz
) RETURNS TABLE (status text, hold bigint, state text, balance bigint)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
AS $$
#variable_conflict use_variable
DECLARE
  locked_account bigint;
  answer outcome;
BEGIN
  SELECT open_account(a.owner_type, a.owner_id, 'locked', a.currency, at) INTO STRICT locked_account
  FROM accounts AS a
  WHERE a.id = account AND a.owner_type = 'member';

  SELECT * INTO answer FROM post_batch(
    ARRAY[ledger.new_movement(
      source => source,
      key => key,
      kind => kind,
      debit => account,
      credit => locked_account,
      amount => amount,
      reference_type => reference_type,
      reference_id => reference_id,
      actor => actor
    )],
    at
  );
  status := answer.status;
  balance := answer.debit_balance;

  IF status = 'posted' THEN
    status := 'reserved';
    state := 'open';
    INSERT INTO holds AS h (account, locked, amount, reserved_by, opened_at, expires_at)
    VALUES (account, locked_account, amount, answer.id, at, expires_at)
    RETURNING h.id INTO hold;
  ELSIF status = 'duplicate' THEN
    SELECT h.id, h.state INTO hold, state FROM holds AS h WHERE h.reserved_by = answer.id;
    IF hold IS NULL THEN
      status := 'conflict';
    END IF;
  END IF;
  RETURN NEXT;
END
$$;

REVOKE ALL ON FUNCTION ledger.reserve FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.reserve TO champa_app;
