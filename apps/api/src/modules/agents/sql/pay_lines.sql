-- Pays runs from the root down, each upline from what they have by then, and returns those the upline's cash did not
-- cover. The caller has locked the runs. Accounts are locked in ID order, as everywhere, and as late as possible: their
-- owners may be playing.
CREATE OR REPLACE FUNCTION agents.pay_lines(ids bigint[], at timestamptz) RETURNS SETOF bigint
LANGUAGE plpgsql
AS $$
DECLARE
  at_once CONSTANT integer := 128;
  members bigint[];
  paid bigint[]; -- runs, from the root down
  movements ledger.movement[];
  named bigint[]; -- accounts
  answer record;
BEGIN
  SELECT array_agg(DISTINCT m.id) INTO members
  FROM agents.run AS r CROSS JOIN LATERAL (VALUES (r.upline_id), (r.downline_id)) AS m (id)
  WHERE r.id = ANY (ids) AND m.id IS NOT NULL;
  PERFORM ledger.open_account('member', missing.id::text, 'cash', missing.currency, at)
  FROM (
    SELECT m.id, r.currency
    FROM agents.run AS r CROSS JOIN LATERAL (VALUES (r.upline_id), (r.downline_id)) AS m (id)
    WHERE r.id = ANY (ids) AND m.id IS NOT NULL
    EXCEPT
    SELECT c.member_id, c.currency FROM ledger.cash_accounts(members) AS c
  ) AS missing;

  WITH account AS MATERIALIZED (SELECT * FROM ledger.cash_accounts(members)),
  brand AS MATERIALIZED (
    SELECT r.currency, ledger.open_account('agent_pool', 'brand', 'contracts', r.currency, at) AS account
    FROM (SELECT DISTINCT currency FROM agents.run WHERE id = ANY (ids) AND upline_id IS NULL) AS r
  ),
  line AS (
    SELECT r.id, r.depth, r.due, coalesce(u.account, b.account) AS debit, d.account AS credit,
      CASE r.kind WHEN 'dividend' THEN 'dividend' ELSE 'salary_' || r.kind END AS kind
    FROM agents.run AS r
    JOIN account AS d ON d.member_id = r.downline_id AND d.currency = r.currency
    LEFT JOIN account AS u ON u.member_id = r.upline_id AND u.currency = r.currency
    LEFT JOIN brand AS b ON r.upline_id IS NULL AND b.currency = r.currency
    WHERE r.id = ANY (ids)
    ORDER BY r.depth, r.id
  )
  SELECT array_agg(l.id),
    array_agg(ledger.new_movement(
      source => 'agents',
      key => 'run:' || l.id,
      kind => l.kind,
      debit => l.debit,
      credit => l.credit,
      amount => l.due,
      reference_type => 'contract_run',
      reference_id => l.id::text,
      actor => 'system'
    )),
    array_agg(l.debit) || array_agg(l.credit)
  INTO paid, movements, named
  FROM line AS l;

  PERFORM ledger.lock_accounts(ARRAY(SELECT DISTINCT n FROM unnest(named) AS n WHERE n > 0 ORDER BY n));
  FOR done IN 0 .. coalesce(cardinality(movements), 0) - 1 BY at_once LOOP
    FOR answer IN SELECT o.position, o.status FROM ledger.post_batch(movements[done + 1:done + at_once], at) AS o LOOP
      IF answer.status = 'insufficient_funds' THEN
        RETURN NEXT paid[done + answer.position];
      ELSIF answer.status NOT IN ('posted', 'duplicate') THEN
        RAISE EXCEPTION 'line % cannot be paid: %', paid[done + answer.position], answer.status USING ERRCODE = 'data_corrupted';
      END IF;
    END LOOP;
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION agents.pay_lines FROM PUBLIC;
GRANT EXECUTE ON FUNCTION agents.pay_lines TO champa_app;
