-- The ledger: accounts and an append-only journal of balanced movements.
-- Why it looks like this, with measurements: docs/decisions/0003-ledger.md.
--
-- The application's role reads everything here and changes it only through the functions below, which belong to the owner.
CREATE SCHEMA ledger;
GRANT USAGE ON SCHEMA ledger TO champa_app;

-- Amounts everywhere: whole units of 10^-5 of the currency's main unit.
--
-- A guarded account (a member's) stores its balance, which no movement takes below zero. Any other account (house, vendor,
-- provider, promotion, agent pool) is touched by so many movements at once that a stored balance would be one row everybody
-- waits for: its balance is a checkpoint plus the entries since. The id tells the two apart: above zero guarded, below not.
CREATE SEQUENCE ledger.account_id AS bigint;
CREATE TABLE ledger.accounts (
  id bigint PRIMARY KEY CHECK (id <> 0),
  owner_type text NOT NULL CHECK (owner_type IN ('member', 'house', 'vendor', 'provider', 'promotion', 'agent_pool')),
  owner_id text NOT NULL,
  purpose text NOT NULL CHECK (owner_type <> 'member' OR purpose IN ('cash', 'bonus', 'locked', 'in_vendor')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z][A-Z0-9_]{2,31}$'),
  opened_at timestamptz NOT NULL,
  UNIQUE (owner_type, owner_id, purpose, currency),
  CHECK ((id > 0) = (owner_type = 'member'))
);

-- The balances of the guarded accounts, apart from what never changes of them: the narrower the row, and the fewer checks
-- and keys hang on it, the cheaper each movement. `version` counts the account's entries.
CREATE TABLE ledger.balances (
  account bigint PRIMARY KEY,
  currency text NOT NULL,
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  version bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 60); -- room on the page, so that a new balance need not touch the index

-- One row is one movement: it takes an amount from one account and gives it to another, so it cannot be unbalanced.
CREATE TABLE ledger.journal (
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  debit bigint NOT NULL,
  credit bigint NOT NULL,
  amount bigint NOT NULL,
  -- What the debit account was short of, borne by another account in a row of its own ('ledger:cover').
  shortfall bigint NOT NULL,
  -- Of a guarded account: the balance after this movement, and its version. Otherwise null.
  debit_balance bigint,
  debit_version bigint,
  credit_balance bigint,
  credit_version bigint,
  kind text NOT NULL,
  source text NOT NULL,
  key text NOT NULL,
  reference_type text NOT NULL,
  reference_id text NOT NULL,
  actor text NOT NULL,
  -- One check, not seven: each costs a call for each movement.
  CHECK (
    amount >= 0 AND shortfall >= 0 AND debit <> credit AND position(E'\n' IN source) = 0
    AND (debit > 0) = (debit_balance IS NOT NULL) AND (debit > 0) = (debit_version IS NOT NULL)
    AND (credit > 0) = (credit_balance IS NOT NULL) AND (credit > 0) = (credit_version IS NOT NULL)
    AND coalesce(debit_balance, 0) >= 0 AND coalesce(credit_balance, 0) >= 0
  )
);
CREATE SEQUENCE ledger.journal_id AS bigint OWNED BY ledger.journal.id;

-- One effect for one key, for ever: the key of every movement, as a digest of fixed size, and the movement's id.
--
-- Keys are random, so a large index of them is written all over: at 10 million each insert touched a page that wasn't
-- touched since the last checkpoint and logged the whole of it. So keys enter a small table, and a job moves them in bulk
-- and in order to the large one (ledger.settle_keys), which posting only reads. A key is always in exactly one of the two.
CREATE TABLE ledger.keys_recent (digest bytea PRIMARY KEY, id bigint NOT NULL);
CREATE TABLE ledger.keys_settled (digest bytea PRIMARY KEY, id bigint NOT NULL);

CREATE FUNCTION ledger.key_digest(source text, key text) RETURNS bytea
LANGUAGE sql
IMMUTABLE
RETURN substr(sha256(convert_to(source || E'\n' || key, 'UTF8')), 1, 16); -- no source has a line break

-- An account's statement.
CREATE INDEX journal_debit ON ledger.journal (debit, at) WHERE debit > 0;
CREATE INDEX journal_credit ON ledger.journal (credit, at) WHERE credit > 0;

CREATE TYPE ledger.movement AS (
  source text, -- whose keys these are: 'vendor:CODE', 'cashier', 'promotions', ...
  key text, -- unique per source, for ever
  kind text,
  debit bigint, -- the account that gives
  credit bigint, -- the account that takes
  amount bigint,
  reference_type text, -- what caused it: 'round', 'deposit', ...
  reference_id text,
  actor text, -- who: 'member:ID', 'vendor:CODE', 'staff:ID', 'system'
  cover bigint, -- the unguarded account that bears what a guarded debit account is short of; null: refuse
  allow_zero boolean -- true where the caller's rule allows an amount of zero
);

-- The answer to a movement. `status`:
--   posted              done now
--   duplicate           the same movement was done before: everything else tells what happened then
--   conflict            the key belongs to a movement with other content: nothing was done
--   insufficient_funds  nothing was done; debit_balance is what is there
CREATE TYPE ledger.outcome AS (
  position integer, -- of the movement in the batch, from 1
  status text,
  id bigint,
  at timestamptz,
  amount bigint, -- what was really moved
  shortfall bigint,
  debit_balance bigint,
  debit_version bigint,
  credit_balance bigint,
  credit_version bigint
);

-- An account's id, opening the account where it doesn't exist. Safe to call again and at once.
CREATE FUNCTION ledger.open_account(owner_type text, owner_id text, purpose text, currency text, at timestamptz)
RETURNS bigint
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
AS $$
#variable_conflict use_variable
DECLARE
  account bigint;
BEGIN
  LOOP
    SELECT a.id INTO account FROM accounts AS a
    WHERE (a.owner_type, a.owner_id, a.purpose, a.currency) = (owner_type, owner_id, purpose, currency);
    EXIT WHEN account IS NOT NULL;

    INSERT INTO accounts AS a
    VALUES (nextval('account_id') * CASE WHEN owner_type = 'member' THEN 1 ELSE -1 END,
      owner_type, owner_id, purpose, currency, at)
    ON CONFLICT DO NOTHING
    RETURNING a.id INTO account;
    IF account > 0 THEN
      INSERT INTO balances VALUES (account, currency);
    END IF;
  END LOOP;
  RETURN account;
END
$$;

-- Locks guarded accounts until the transaction ends, in id order, and tells their balances. For a caller that must look at
-- its own tables (is the bet rolled back? is the round closed?) with nobody else moving the account, before it posts.
CREATE FUNCTION ledger.lock_accounts(ids bigint[]) RETURNS TABLE (account bigint, balance bigint, version bigint)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
SET enable_seqscan = off
SET jit = off
SET plan_cache_mode = force_generic_plan
AS $$
BEGIN
  RETURN QUERY
    SELECT b.account, b.balance, b.version
    FROM balances AS b
    WHERE b.account = ANY (ids)
    ORDER BY b.account
    FOR NO KEY UPDATE;
END
$$;

-- Posts movements in their order, in the caller's transaction, and answers each: one outcome a movement.
--
-- A refusal is an outcome. What only a mistake in the calling program can cause (an account that doesn't exist, two
-- currencies, a negative amount) is an exception, and nothing of the batch happens.
--
-- Locks: the rows of the guarded accounts, in id order, before anything is read. So batches never deadlock one another,
-- and everything read below is what the locks protect; this needs READ COMMITTED, where each statement sees anew.
CREATE FUNCTION ledger.post_batch(movements ledger.movement[], at timestamptz) RETURNS SETOF ledger.outcome
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
-- The plans here are always index look-ups; statistics gathered while the tables were small must not say otherwise.
SET enable_seqscan = off
SET jit = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
  m movement;
  place integer := 0; -- of m in the batch
  named bigint[]; -- every account in the batch
  ids bigint[]; -- the same sorted out: first the guarded ones, which are locked, then the others; and of each:
  currencies text[];
  funds bigint[];
  versions bigint[];
  give integer; -- where in those arrays the debit account of m is
  take integer;
  bear integer;
  digests bytea[]; -- of each movement's key
  repeats boolean; -- a key stands twice in this batch
  known_digests bytea[];
  known_ids bigint[];
  known journal;
  entry journal;
  entries journal[] := '{}';
  entries_digests bytea[] := '{}';
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'the ledger needs READ COMMITTED' USING ERRCODE = 'invalid_transaction_state';
  END IF;
  -- Sealing relies on it: a transaction has its number before it takes a number of the journal.
  PERFORM pg_current_xact_id();

  SELECT array_agg(debit) || array_agg(credit) || array_agg(cover), array_agg(key_digest(source, key) ORDER BY ordinality)
  INTO named, digests
  FROM unnest(movements) WITH ORDINALITY;
  repeats := (SELECT count(DISTINCT digest) < count(*) FROM unnest(digests) AS digest);

  SELECT array_agg(b.account), array_agg(b.currency), array_agg(b.balance), array_agg(b.version)
  INTO ids, currencies, funds, versions
  FROM (
    SELECT account, currency, balance, version
    FROM balances
    WHERE account = ANY (named)
    ORDER BY account
    FOR NO KEY UPDATE
  ) AS b;
  SELECT ids || array_agg(a.id), currencies || array_agg(a.currency) INTO ids, currencies
  FROM accounts AS a
  WHERE a.id = ANY (named) AND a.id < 0;

  -- With the locks held: what was done under these keys.
  SELECT array_agg(k.digest), array_agg(k.id) INTO known_digests, known_ids
  FROM (
    SELECT digest, id FROM keys_recent WHERE digest = ANY (digests)
    UNION ALL
    SELECT digest, id FROM keys_settled WHERE digest = ANY (digests)
  ) AS k;

  FOREACH m IN ARRAY movements LOOP
    place := place + 1;
    give := array_position(ids, m.debit);
    take := array_position(ids, m.credit);
    IF give IS NULL OR take IS NULL OR give = take OR currencies[give] <> currencies[take]
      OR m.amount IS NULL OR m.amount < 0 OR m.amount = 0 AND m.allow_zero IS NOT TRUE
    THEN
      RAISE EXCEPTION 'movement % cannot be: % from % to %', m.key, m.amount, m.debit, m.credit
        USING ERRCODE = 'invalid_parameter_value';
    END IF;

    known := NULL;
    IF digests[place] = ANY (known_digests) THEN
      SELECT * INTO known FROM journal WHERE id = known_ids[array_position(known_digests, digests[place])];
    ELSIF repeats THEN
      SELECT e.* INTO known FROM unnest(entries) AS e WHERE e.source = m.source AND e.key = m.key;
    END IF;
    IF known.id IS NOT NULL THEN
      IF (known.source, known.key, known.debit, known.credit, known.amount + known.shortfall, known.kind,
          known.reference_type, known.reference_id)
        = (m.source, m.key, m.debit, m.credit, m.amount, m.kind, m.reference_type, m.reference_id)
      THEN
        RETURN NEXT ROW(place, 'duplicate', known.id, known.at, known.amount, known.shortfall,
          known.debit_balance, known.debit_version, known.credit_balance, known.credit_version)::outcome;
      ELSE
        RETURN NEXT ROW(place, 'conflict', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)::outcome;
      END IF;
      CONTINUE;
    END IF;

    entry := ROW(NULL, at, m.debit, m.credit, m.amount, 0, NULL, NULL, NULL, NULL,
      m.kind, m.source, m.key, m.reference_type, m.reference_id, m.actor);
    IF m.debit > 0 THEN
      IF funds[give] < m.amount THEN
        IF m.cover IS NULL THEN
          RETURN NEXT ROW(place, 'insufficient_funds', NULL, NULL, NULL, NULL,
            funds[give], versions[give], NULL, NULL)::outcome;
          CONTINUE;
        END IF;
        entry.amount := funds[give];
        entry.shortfall := m.amount - entry.amount;
      END IF;
      funds[give] := funds[give] - entry.amount;
      versions[give] := versions[give] + 1;
      entry.debit_balance := funds[give];
      entry.debit_version := versions[give];
    END IF;
    IF m.credit > 0 THEN
      funds[take] := funds[take] + entry.amount;
      versions[take] := versions[take] + 1;
      entry.credit_balance := funds[take];
      entry.credit_version := versions[take];
    END IF;
    entry.id := nextval('journal_id');
    entries := array_append(entries, entry);
    entries_digests := array_append(entries_digests, digests[place]);
    RETURN NEXT ROW(place, 'posted', entry.id, at, entry.amount, entry.shortfall,
      entry.debit_balance, entry.debit_version, entry.credit_balance, entry.credit_version)::outcome;

    IF entry.shortfall > 0 THEN
      bear := array_position(ids, m.cover);
      IF m.cover > 0 OR bear IS NULL OR bear = take OR currencies[bear] <> currencies[take] THEN
        RAISE EXCEPTION 'movement % cannot be covered by %', m.key, m.cover USING ERRCODE = 'invalid_parameter_value';
      END IF;
      entry := ROW(nextval('journal_id'), at, m.cover, m.credit, entry.shortfall, 0, NULL, NULL, NULL, NULL,
        m.kind, 'ledger:cover', entry.id, m.reference_type, m.reference_id, m.actor);
      IF m.credit > 0 THEN
        funds[take] := funds[take] + entry.amount;
        versions[take] := versions[take] + 1;
        entry.credit_balance := funds[take];
        entry.credit_version := versions[take];
      END IF;
      entries := array_append(entries, entry);
      entries_digests := array_append(entries_digests, key_digest(entry.source, entry.key));
    END IF;
  END LOOP;

  UPDATE balances AS b SET balance = changed.balance, version = changed.version
  FROM unnest(ids, funds, versions) AS changed (account, balance, version)
  WHERE b.account = changed.account AND b.version <> changed.version;
  INSERT INTO journal SELECT * FROM unnest(entries);
  INSERT INTO keys_recent SELECT made.digest, made.id
  FROM ROWS FROM (unnest(entries_digests), unnest(entries)) AS made (digest, id);
END
$$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA ledger FROM PUBLIC;
GRANT SELECT ON ALL TABLES IN SCHEMA ledger TO champa_app;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ledger TO champa_app;
