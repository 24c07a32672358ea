-- Posts movements in their order, in the caller's transaction, and returns one outcome each.
--
-- A refusal is an outcome. A mistake in the calling program (an account that doesn't exist, two currencies, a negative
-- amount) is an exception, and nothing of the batch happens.
--
-- Locks: the rows of the guarded accounts, in ID order, before anything is read. So batches never deadlock one another,
-- and everything read below is protected by the locks; this needs READ COMMITTED, where each statement has its own
-- snapshot.
CREATE OR REPLACE FUNCTION ledger.post_batch(movements ledger.movement[], at timestamptz) RETURNS SETOF ledger.outcome
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
  place integer := 0; -- position of m in the batch
  named bigint[]; -- every account in the batch
  ids bigint[]; -- the same sorted: first the guarded ones, which are locked, then the others; and for each:
  currencies text[];
  funds bigint[];
  versions bigint[];
  give integer; -- index of the debit account of m in those arrays
  take integer;
  bear integer;
  digests bytea[]; -- of each movement's key
  repeats boolean; -- a key occurs twice in this batch
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

  -- With the locks held: the movements posted under these keys.
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

REVOKE ALL ON FUNCTION ledger.post_batch FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.post_batch TO champa_app;
