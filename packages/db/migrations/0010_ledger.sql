-- The ledger: accounts and an append-only journal of balanced movements.
-- Why it looks like this, with measurements: docs/decisions/0003-ledger.md.
--
-- The application's role reads everything here and changes it only through the functions below, which belong to the owner.
CREATE SCHEMA ledger;
GRANT USAGE ON SCHEMA ledger TO champa_app;

-- Amounts everywhere: whole units of 10^-5 of the currency's main unit.
--
-- A guarded account (a member's) stores its balance, which no movement takes below zero, and a version that counts its
-- entries. Any other account (house, vendor, provider, promotion, agent pool) is touched by so many movements at once
-- that a stored balance would be one row everybody waits for: its balance is a checkpoint plus the entries since.
-- The id tells the two apart: above zero guarded, below zero not.
CREATE SEQUENCE ledger.account_id AS bigint;
CREATE TABLE ledger.accounts (
  id bigint PRIMARY KEY,
  owner_type text NOT NULL CHECK (owner_type IN ('member', 'house', 'vendor', 'provider', 'promotion', 'agent_pool')),
  owner_id text NOT NULL,
  purpose text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z][A-Z0-9_]{2,31}$'),
  balance bigint CHECK (balance >= 0),
  version bigint CHECK (version >= 0),
  opened_at timestamptz NOT NULL,
  UNIQUE (owner_type, owner_id, purpose, currency),
  CHECK (id <> 0 AND (id > 0) = (owner_type = 'member')),
  CHECK ((id > 0) = (balance IS NOT NULL) AND (balance IS NULL) = (version IS NULL)),
  CHECK (owner_type <> 'member' OR purpose IN ('cash', 'bonus', 'locked', 'in_vendor'))
) WITH (fillfactor = 60); -- room on the page, so that a new balance need not touch an index

-- One row is one movement: it takes an amount from one account and gives it to another, so it cannot be unbalanced.
CREATE TABLE ledger.journal (
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  debit bigint NOT NULL,
  credit bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  -- What the debit account was short of, borne by another account in a row of its own ('ledger:cover').
  shortfall bigint NOT NULL CHECK (shortfall >= 0),
  -- Of a guarded account: the balance after this movement, and its version. Otherwise null.
  debit_balance bigint CHECK (debit_balance >= 0),
  debit_version bigint,
  credit_balance bigint CHECK (credit_balance >= 0),
  credit_version bigint,
  kind text NOT NULL,
  source text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  reference_type text NOT NULL,
  reference_id text NOT NULL,
  actor text NOT NULL,
  CHECK (debit <> credit),
  CHECK ((debit > 0) = (debit_balance IS NOT NULL) AND (debit > 0) = (debit_version IS NOT NULL)),
  CHECK ((credit > 0) = (credit_balance IS NOT NULL) AND (credit > 0) = (credit_version IS NOT NULL))
);
CREATE SEQUENCE ledger.journal_id AS bigint OWNED BY ledger.journal.id;

-- One effect for one key, for ever.
CREATE UNIQUE INDEX journal_key ON ledger.journal (source, key);
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
#variable_conflict use_column
DECLARE
  wanted accounts := ROW(NULL, owner_type, owner_id, purpose, currency, NULL, NULL, at);
  found bigint;
BEGIN
  LOOP
    SELECT a.id INTO found FROM accounts AS a
    WHERE (a.owner_type, a.owner_id, a.purpose, a.currency)
      = (wanted.owner_type, wanted.owner_id, wanted.purpose, wanted.currency);
    EXIT WHEN found IS NOT NULL;

    wanted.id := nextval('account_id') * CASE WHEN wanted.owner_type = 'member' THEN 1 ELSE -1 END;
    wanted.balance := CASE WHEN wanted.id > 0 THEN 0 END;
    wanted.version := wanted.balance;
    INSERT INTO accounts SELECT wanted.* ON CONFLICT DO NOTHING;
  END LOOP;
  RETURN found;
END
$$;

-- Locks guarded accounts until the transaction ends, in id order, and tells their balances. For a caller that must look at
-- its own tables (is the bet rolled back? is the round closed?) with nobody else moving the account, before it posts.
CREATE FUNCTION ledger.lock_accounts(ids bigint[]) RETURNS TABLE (id bigint, balance bigint, version bigint)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan
AS $$
BEGIN
  RETURN QUERY
    SELECT a.id, a.balance, a.version
    FROM accounts AS a
    WHERE a.id = ANY (ids) AND a.id > 0
    ORDER BY a.id
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
SET enable_hashjoin = off
SET enable_mergejoin = off
SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
  m record;
  known journal;
  entry journal;
  cover journal;
  entries journal[] := '{}';
  answer outcome;
  guarded bigint[];
  balances bigint[];
  versions bigint[];
  give integer;
  take integer;
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'the ledger needs READ COMMITTED' USING ERRCODE = 'invalid_transaction_state';
  END IF;

  -- Sealing relies on it: a transaction has its number before it takes a number of the journal.
  PERFORM pg_current_xact_id();

  SELECT array_agg(a.id), array_agg(a.balance), array_agg(a.version) INTO guarded, balances, versions
  FROM (
    SELECT id, balance, version
    FROM accounts
    WHERE id IN (
      SELECT debit FROM unnest(movements) WHERE debit > 0
      UNION SELECT credit FROM unnest(movements) WHERE credit > 0
    )
    ORDER BY id
    FOR NO KEY UPDATE
  ) AS a;

  FOR m IN
    SELECT
      wanted.*,
      wanted.ordinality <> min(wanted.ordinality) OVER (PARTITION BY wanted.source, wanted.key) AS repeated,
      array_position(guarded, wanted.debit) AS give,
      array_position(guarded, wanted.credit) AS take,
      gives.id IS NOT NULL AND takes.id IS NOT NULL AND gives.currency = takes.currency AND wanted.debit <> wanted.credit
        AND (wanted.cover IS NULL OR covers.currency = gives.currency AND covers.id < 0 AND covers.id <> takes.id) AS fits,
      done.id AS done
    FROM unnest(movements) WITH ORDINALITY AS wanted
    LEFT JOIN accounts AS gives ON gives.id = wanted.debit
    LEFT JOIN accounts AS takes ON takes.id = wanted.credit
    LEFT JOIN accounts AS covers ON covers.id = wanted.cover
    LEFT JOIN journal AS done ON done.source = wanted.source AND done.key = wanted.key
    ORDER BY wanted.ordinality
  LOOP
    IF m.fits IS NOT TRUE OR m.amount IS NULL OR m.amount < 0 OR m.amount = 0 AND m.allow_zero IS NOT TRUE THEN
      RAISE EXCEPTION 'movement % cannot be: % from % to %', m.key, m.amount, m.debit, m.credit
        USING ERRCODE = 'invalid_parameter_value';
    END IF;

    known := NULL;
    IF m.done IS NOT NULL THEN
      SELECT * INTO known FROM journal WHERE id = m.done;
    ELSIF m.repeated THEN
      SELECT e.* INTO known FROM unnest(entries) AS e WHERE e.source = m.source AND e.key = m.key;
    END IF;

    give := m.give;
    take := m.take;
    answer := NULL;
    answer.position := m.ordinality;

    IF known.id IS NOT NULL THEN
      IF (known.debit, known.credit, known.amount + known.shortfall, known.kind, known.reference_type, known.reference_id)
        = (m.debit, m.credit, m.amount, m.kind, m.reference_type, m.reference_id)
      THEN
        answer := ROW(m.ordinality, 'duplicate', known.id, known.at, known.amount, known.shortfall,
          known.debit_balance, known.debit_version, known.credit_balance, known.credit_version);
      ELSE
        answer.status := 'conflict';
      END IF;
      RETURN NEXT answer;
      CONTINUE;
    END IF;

    IF give IS NOT NULL AND balances[give] < m.amount AND m.cover IS NULL THEN
      answer.status := 'insufficient_funds';
      answer.debit_balance := balances[give];
      answer.debit_version := versions[give];
      RETURN NEXT answer;
      CONTINUE;
    END IF;

    entry := ROW(nextval('journal_id'), at, m.debit, m.credit, m.amount, 0, NULL, NULL, NULL, NULL,
      m.kind, m.source, m.key, m.reference_type, m.reference_id, m.actor);
    IF give IS NOT NULL THEN
      IF balances[give] < m.amount THEN
        entry.amount := balances[give];
        entry.shortfall := m.amount - balances[give];
      END IF;
      balances[give] := balances[give] - entry.amount;
      versions[give] := versions[give] + 1;
      entry.debit_balance := balances[give];
      entry.debit_version := versions[give];
    END IF;
    IF take IS NOT NULL THEN
      balances[take] := balances[take] + entry.amount;
      versions[take] := versions[take] + 1;
      entry.credit_balance := balances[take];
      entry.credit_version := versions[take];
    END IF;
    entries := array_append(entries, entry);
    IF entry.shortfall > 0 THEN
      cover := ROW(nextval('journal_id'), at, m.cover, m.credit, entry.shortfall, 0, NULL, NULL, NULL, NULL,
        m.kind, 'ledger:cover', entry.id::text, m.reference_type, m.reference_id, m.actor);
      IF take IS NOT NULL THEN
        balances[take] := balances[take] + cover.amount;
        versions[take] := versions[take] + 1;
        cover.credit_balance := balances[take];
        cover.credit_version := versions[take];
      END IF;
      entries := array_append(entries, cover);
    END IF;
    RETURN NEXT ROW(m.ordinality, 'posted', entry.id, at, entry.amount, entry.shortfall,
      entry.debit_balance, entry.debit_version, entry.credit_balance, entry.credit_version)::outcome;
  END LOOP;

  UPDATE accounts AS a SET balance = changed.balance, version = changed.version
  FROM unnest(guarded, balances, versions) AS changed (id, balance, version)
  WHERE a.id = changed.id AND a.version <> changed.version;
  INSERT INTO journal SELECT * FROM unnest(entries);
END
$$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA ledger FROM PUBLIC;
GRANT SELECT ON ALL TABLES IN SCHEMA ledger TO champa_app;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ledger TO champa_app;
