-- A hold reserves a member's money for something that isn't certain yet: a withdrawal under review, a move to a vendor's
-- wallet, a bet awaiting acceptance. The money lies in the member's locked account, which is guarded like any other, so
-- more than was reserved cannot leave it; nothing but holds moves that account. Each hold ends at most once.
CREATE TABLE ledger.holds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account bigint NOT NULL REFERENCES ledger.accounts,
  locked bigint NOT NULL REFERENCES ledger.accounts,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'posted', 'voided')),
  -- What was posted, and to whom; the rest went back.
  posted bigint NOT NULL DEFAULT 0 CHECK (posted BETWEEN 0 AND amount),
  credit bigint REFERENCES ledger.accounts,
  reserved_by bigint NOT NULL UNIQUE REFERENCES ledger.journal,
  opened_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((state = 'posted') = (posted > 0) AND (state = 'posted') = (credit IS NOT NULL)),
  CHECK ((state = 'open') = (ended_at IS NULL))
);
CREATE INDEX holds_open ON ledger.holds (expires_at) WHERE state = 'open';
CREATE INDEX holds_locked ON ledger.holds (locked) WHERE state = 'open';

-- Moves an amount to the locked account of the same member and opens the hold. `status` is 'reserved', or what
-- ledger.post_batch answers; a duplicate names the hold that was opened then.
CREATE FUNCTION ledger.reserve(
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
    ARRAY[ROW(source, key, kind, account, locked_account, amount, reference_type, reference_id, actor, NULL, false)::movement],
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

-- Ends a hold: posts `amount` of it (null: all) to `credit` and gives the rest back, or, where `credit` is null, gives all
-- of it back. The same ending again changes nothing and answers 'done' again.
--
-- Locks: the accounts first, as everybody does, then the hold.
CREATE FUNCTION ledger.end_hold(hold bigint, credit bigint, amount bigint, kind text, actor text, at timestamptz)
RETURNS TABLE (status text, state text, posted bigint, reserved bigint, balance bigint)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
AS $$
#variable_conflict use_variable
DECLARE
  h holds;
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

  posted := CASE WHEN credit IS NULL THEN 0 ELSE coalesce(amount, h.amount) END;
  reserved := h.amount;
  IF credit IS NOT NULL AND posted <= 0 THEN
    RAISE EXCEPTION 'hold % cannot be posted with %', hold, posted USING ERRCODE = 'invalid_parameter_value';
  END IF;

  IF h.state <> 'open' THEN
    status := CASE WHEN h.posted = posted AND h.credit IS NOT DISTINCT FROM credit THEN 'done' ELSE 'ended' END;
    state := h.state;
    posted := h.posted;
  ELSIF posted > h.amount THEN
    status := 'exceeds_hold';
    state := h.state;
  ELSE
    status := 'done';
    state := CASE WHEN credit IS NULL THEN 'voided' ELSE 'posted' END;
    SELECT * INTO because FROM journal WHERE id = h.reserved_by;
    IF posted > 0 THEN
      wanted := wanted || ROW('ledger:hold', hold || ':post', kind, h.locked, credit, posted,
        because.reference_type, because.reference_id, actor, NULL, false)::movement;
    END IF;
    IF posted < h.amount THEN
      wanted := wanted || ROW('ledger:hold', hold || ':back', kind, h.locked, h.account, h.amount - posted,
        because.reference_type, because.reference_id, actor, NULL, false)::movement;
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

REVOKE ALL ON FUNCTION ledger.reserve, ledger.end_hold FROM PUBLIC;
GRANT SELECT ON ledger.holds TO champa_app;
GRANT EXECUTE ON FUNCTION ledger.reserve, ledger.end_hold TO champa_app;
