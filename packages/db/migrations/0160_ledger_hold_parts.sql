-- A hold may be paid in parts: one reservation, several postings, what is left stays reserved. The last part ends the hold as a
-- posting of all of it does; before that, voiding gives back what no part has taken.
ALTER TABLE ledger.holds
  -- What parts have taken, but for the one that ended the hold (that is in `posted`).
  ADD COLUMN parted bigint NOT NULL DEFAULT 0,
  ADD CHECK (parted >= 0 AND posted + parted <= amount);

-- One row is one part that was paid. The key makes it once: the same key again is the same part.
CREATE TABLE ledger.hold_part (
  hold bigint NOT NULL REFERENCES ledger.holds,
  key text NOT NULL CHECK (key ~ '^[A-Za-z0-9_-]{1,60}$'),
  amount bigint NOT NULL CHECK (amount > 0),
  credit bigint NOT NULL REFERENCES ledger.accounts,
  movement bigint NOT NULL UNIQUE REFERENCES ledger.journal,
  at timestamptz NOT NULL,
  PRIMARY KEY (hold, key)
);

-- Pays a part of a hold to `credit`. `status`: 'done' now or before by the same request; 'conflict' where the key belongs to
-- another part; 'ended', 'exceeds_hold', 'unknown_hold' as ledger.end_hold. `reserved` is what is left to be paid or given back.
--
-- Locks: the accounts first, as everybody does, then the hold.
CREATE FUNCTION ledger.post_part(
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
      ARRAY[ROW('ledger:hold', hold || ':part:' || key, kind, h.locked, credit, amount,
        because.reference_type, because.reference_id, actor, NULL, false)::movement],
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

-- As before, of what no part has taken.
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
      wanted := wanted || ROW('ledger:hold', hold || ':post', kind, h.locked, credit, posted,
        because.reference_type, because.reference_id, actor, NULL, false)::movement;
    END IF;
    IF posted < left_over THEN
      wanted := wanted || ROW('ledger:hold', hold || ':back', kind, h.locked, h.account, left_over - posted,
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

REVOKE ALL ON FUNCTION ledger.post_part FROM PUBLIC;
GRANT SELECT ON ledger.hold_part TO champa_app;
GRANT EXECUTE ON FUNCTION ledger.post_part TO champa_app;
