-- What is final: the journal up to an id below which no transaction can add any more. Final rows are sealed in blocks, each
-- carrying the hash of the one before, and rolled up into the balances of the house's side.
CREATE TABLE ledger.blocks (
  number bigint PRIMARY KEY,
  -- The rows with first_id <= id <= last_id; the next block begins right after.
  first_id bigint NOT NULL,
  last_id bigint NOT NULL UNIQUE,
  movements integer NOT NULL CHECK (movements > 0),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  sealed_at timestamptz NOT NULL,
  CHECK (first_id <= last_id)
);

CREATE TABLE ledger.checkpoints (
  account bigint PRIMARY KEY REFERENCES ledger.accounts,
  balance numeric NOT NULL -- of all players together, for years: more than 64 bits may hold
);
-- One row: the checkpoints hold every movement up to this id.
CREATE TABLE ledger.rolled_up (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  up_to bigint NOT NULL
);
INSERT INTO ledger.rolled_up (up_to) VALUES (0);

-- Nobody changes what was written, not even the owner by mistake. Who can drop the trigger still cannot mend the chain
-- without its head changing.
CREATE FUNCTION ledger.refuse_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION '% only grows: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.journal
FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.blocks
FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

-- SHA-256 over the hash before (32 zero bytes in the first block) and the block's rows in id order, a line each: a JSON
-- array of the columns, the time in microseconds since 1970.
CREATE FUNCTION ledger.block_hash(before bytea, first_id bigint, last_id bigint) RETURNS bytea
LANGUAGE sql
STABLE
AS $$
  SELECT sha256(before || convert_to(coalesce(string_agg(
    json_build_array(
      j.id, (extract(epoch FROM j.at) * 1000000)::bigint, j.debit, j.credit, j.amount, j.shortfall,
      j.debit_balance, j.debit_version, j.credit_balance, j.credit_version,
      j.kind, j.source, j.key, j.reference_type, j.reference_id, j.actor
    )::text, E'\n' ORDER BY j.id), ''), 'UTF8'))
  FROM ledger.journal AS j
  WHERE j.id BETWEEN block_hash.first_id AND block_hash.last_id
$$;

-- A line drawn through the journal: once every transaction numbered up to `horizon` has ended, no row with an id up to
-- `up_to` can appear any more. (A transaction has its number before it draws ids; the sequence is read before ours.) Nor
-- is there one left then that began to look for keys before the rows up to `sealed` were there to be found.
CREATE FUNCTION ledger.draw_line() RETURNS TABLE (up_to bigint, sealed bigint, horizon xid8)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
AS $$
BEGIN
  SELECT CASE WHEN s.is_called THEN s.last_value ELSE 0 END INTO up_to FROM journal_id AS s;
  SELECT coalesce(max(b.last_id), 0) INTO sealed FROM blocks AS b;
  horizon := pg_current_xact_id();
  RETURN NEXT;
END
$$;

-- Seals the rows up to a line in one block of at most `most` rows. Returns how many: 0 when all are sealed, null while
-- transactions from before the line still run. One writer at a time.
CREATE FUNCTION ledger.seal(up_to bigint, horizon xid8, most integer, at timestamptz) RETURNS integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
SET enable_seqscan = off
SET jit = off
AS $$
DECLARE
  before blocks;
  made blocks;
BEGIN
  IF pg_snapshot_xmin(pg_current_snapshot()) <= horizon THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('ledger.seal', 0));
  SELECT * INTO before FROM blocks ORDER BY number DESC LIMIT 1;

  made.number := coalesce(before.number, 0) + 1;
  made.first_id := coalesce(before.last_id, 0) + 1;
  SELECT count(*), max(rows.id) INTO made.movements, made.last_id
  FROM (SELECT id FROM journal WHERE id >= made.first_id AND id <= up_to ORDER BY id LIMIT most) AS rows;
  IF made.movements > 0 THEN
    made.hash := block_hash(coalesce(before.hash, decode(repeat('00', 32), 'hex')), made.first_id, made.last_id);
    made.sealed_at := at;
    INSERT INTO blocks SELECT made.*;
  END IF;
  RETURN made.movements;
END
$$;

-- Moves the keys of rows sealed before a line to the large table, in order, once they are `at_least` so many. Returns how
-- many were moved; null while transactions from before the line still run: one of them may have looked for a key before
-- the movement of that key was there, and must not enter the key again where it is no longer in the way.
CREATE FUNCTION ledger.settle_keys(sealed bigint, horizon xid8, at_least bigint) RETURNS bigint
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
AS $$
DECLARE
  moved bigint := 0;
BEGIN
  IF pg_snapshot_xmin(pg_current_snapshot()) <= horizon THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('ledger.settle_keys', 0));
  IF (SELECT count(*) FROM keys_recent WHERE id <= sealed) >= at_least THEN
    WITH taken AS (DELETE FROM keys_recent WHERE id <= sealed RETURNING digest, id)
    INSERT INTO keys_settled SELECT digest, id FROM taken ORDER BY digest;
    GET DIAGNOSTICS moved = ROW_COUNT;
  END IF;
  RETURN moved;
END
$$;

-- Adds the sealed movements since the last time to the balances of the house's side. Returns the id they now reach.
CREATE FUNCTION ledger.roll_up() RETURNS bigint
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
SET enable_seqscan = off
SET jit = off
AS $$
DECLARE
  since bigint;
  final bigint;
BEGIN
  SELECT up_to INTO since FROM rolled_up FOR UPDATE;
  SELECT coalesce(max(last_id), 0) INTO final FROM blocks;
  IF final > since THEN
    INSERT INTO checkpoints AS c (account, balance)
    SELECT moved.account, sum(moved.amount)
    FROM (
      SELECT debit AS account, -amount AS amount FROM journal
      WHERE id > since AND id <= final AND debit < 0
      UNION ALL
      SELECT credit, amount FROM journal
      WHERE id > since AND id <= final AND credit < 0
    ) AS moved
    GROUP BY moved.account
    ON CONFLICT (account) DO UPDATE SET balance = c.balance + excluded.balance;
    UPDATE rolled_up SET up_to = final;
  END IF;
  RETURN final;
END
$$;

-- The balance of any account: stored where it is guarded, else the checkpoint and every movement since.
CREATE FUNCTION ledger.balance(account bigint) RETURNS numeric
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = pg_catalog, ledger
SET enable_seqscan = off
SET jit = off
AS $$
  SELECT coalesce(b.balance, coalesce(c.balance, 0) + (
    SELECT coalesce(sum(CASE WHEN j.credit = a.id THEN j.amount ELSE -j.amount END), 0)
    FROM journal AS j, rolled_up AS r
    WHERE j.id > r.up_to AND (j.debit = a.id OR j.credit = a.id)
  ))
  FROM accounts AS a
  LEFT JOIN balances AS b ON b.account = a.id
  LEFT JOIN checkpoints AS c ON c.account = a.id
  WHERE a.id = balance.account
$$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA ledger FROM PUBLIC;
GRANT SELECT ON ledger.blocks, ledger.checkpoints, ledger.rolled_up TO champa_app;
GRANT EXECUTE ON FUNCTION 
  ledger.draw_line, ledger.seal, ledger.settle_keys, ledger.roll_up, ledger.balance, ledger.block_hash
TO champa_app;
