-- What records ask of the ledger.
--
-- Nearly all of a member's movements are stakes and wins. Whoever looks for anything else walks these, which the wire never
-- writes to: for a stake or a win they cost the test of a word.
CREATE INDEX journal_debit_beside_play ON ledger.journal (debit, at)
WHERE debit > 0 AND kind NOT IN ('stake', 'win');
CREATE INDEX journal_credit_beside_play ON ledger.journal (credit, at)
WHERE credit > 0 AND kind NOT IN ('stake', 'win');

-- Up to which id the journal is final and may be read by a job, at most so far behind the id it has read.
CREATE FUNCTION ledger.sealed_up_to(after bigint, most bigint) RETURNS bigint
LANGUAGE sql STABLE
AS $$ SELECT least(coalesce(max(last_id), 0), after + most) FROM ledger.blocks $$;

-- What members' accounts moved between two ids, by day and kind, and the latest time among it.
CREATE FUNCTION ledger.moved_by_day(after bigint, up_to bigint, time_zone text)
RETURNS TABLE (account bigint, day date, kind text, movements bigint, moved_in bigint, moved_out bigint, latest timestamptz)
LANGUAGE sql STABLE
SET enable_seqscan = off
SET jit = off
AS $$
  SELECT e.account, (e.at AT TIME ZONE time_zone)::date, e.kind, count(*), sum(e.came)::bigint, sum(e.went)::bigint, max(e.at)
  FROM (
    SELECT j.debit AS account, j.at, j.kind, 0::bigint AS came, j.amount AS went
    FROM ledger.journal AS j WHERE j.id > after AND j.id <= up_to AND j.debit > 0
    UNION ALL
    SELECT j.credit, j.at, j.kind, j.amount, 0
    FROM ledger.journal AS j WHERE j.id > after AND j.id <= up_to AND j.credit > 0
  ) AS e
  GROUP BY 1, 2, 3
$$;

-- The same of one account, for what a job has not read yet: everything later than an id, looked for from a time on.
CREATE FUNCTION ledger.moved_lately(account bigint, after bigint, since timestamptz, time_zone text)
RETURNS TABLE (day date, kind text, movements bigint, moved_in bigint, moved_out bigint)
LANGUAGE sql STABLE
SET enable_seqscan = off
SET jit = off
AS $$
  SELECT (e.at AT TIME ZONE time_zone)::date, e.kind, count(*), sum(e.came)::bigint, sum(e.went)::bigint
  FROM (
    SELECT j.at, j.kind, 0::bigint AS came, j.amount AS went
    FROM ledger.journal AS j WHERE j.debit = account AND j.debit > 0 AND j.at >= since AND j.id > after
    UNION ALL
    SELECT j.at, j.kind, j.amount, 0
    FROM ledger.journal AS j WHERE j.credit = account AND j.credit > 0 AND j.at >= since AND j.id > after
  ) AS e
  GROUP BY 1, 2
$$;

-- The rounds an account's movements belong to since a time.
CREATE FUNCTION ledger.rounds_moved(account bigint, since timestamptz) RETURNS SETOF bigint
LANGUAGE sql STABLE
SET enable_seqscan = off
SET jit = off
AS $$
  SELECT j.reference_id::bigint FROM ledger.journal AS j
  WHERE j.debit = account AND j.debit > 0 AND j.at >= since AND j.reference_type = 'round'
  UNION
  SELECT j.reference_id::bigint FROM ledger.journal AS j
  WHERE j.credit = account AND j.credit > 0 AND j.at >= since AND j.reference_type = 'round'
$$;

-- What each member staked (less what was rolled back) and won at vendors, by the movements of their calls up to a number.
-- Reads the whole journal: for whoever checks figures against it.
CREATE FUNCTION ledger.played_by_member(up_to bigint) RETURNS TABLE (member_id bigint, stake numeric, win numeric)
LANGUAGE sql STABLE
AS $$
  SELECT a.owner_id::bigint,
    sum(CASE j.kind WHEN 'stake' THEN j.amount WHEN 'rollback' THEN -j.amount ELSE 0 END),
    sum(CASE j.kind WHEN 'win' THEN j.amount ELSE 0 END)
  FROM ledger.journal AS j
  JOIN ledger.accounts AS a ON a.id = CASE j.kind WHEN 'stake' THEN j.debit ELSE j.credit END
  WHERE j.kind IN ('stake', 'win', 'rollback')
    AND CASE WHEN j.reference_type = 'round' AND j.source LIKE 'vendor:%' THEN j.key::bigint <= up_to END
  GROUP BY 1
$$;

REVOKE ALL ON FUNCTION
  ledger.sealed_up_to, ledger.moved_by_day, ledger.moved_lately, ledger.rounds_moved, ledger.played_by_member
FROM PUBLIC;
GRANT EXECUTE ON FUNCTION
  ledger.sealed_up_to, ledger.moved_by_day, ledger.moved_lately, ledger.rounds_moved, ledger.played_by_member
TO champa_app;
