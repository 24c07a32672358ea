-- What each member staked (less rollbacks) and won at vendors, by the movements of their calls up to a number. A win
-- that was taken back is deducted, as in the vendors' calls. Reads the whole journal: for checking figures against it.
CREATE OR REPLACE FUNCTION ledger.played_by_member(up_to bigint) RETURNS TABLE (member_id bigint, stake numeric, win numeric)
LANGUAGE sql STABLE
AS $$
  SELECT a.owner_id::bigint,
    sum(CASE j.kind WHEN 'stake' THEN j.amount WHEN 'rollback' THEN -j.amount ELSE 0 END),
    sum(CASE j.kind WHEN 'win' THEN j.amount WHEN 'win_reversed' THEN -j.amount ELSE 0 END)
  FROM ledger.journal AS j
  JOIN ledger.accounts AS a ON a.id = CASE WHEN j.kind IN ('stake', 'win_reversed') THEN j.debit ELSE j.credit END
  WHERE j.kind IN ('stake', 'win', 'rollback', 'win_reversed')
    AND CASE WHEN j.reference_type = 'round' AND j.source LIKE 'vendor:%' THEN j.key::bigint <= up_to END
  GROUP BY 1
$$;

REVOKE ALL ON FUNCTION ledger.played_by_member FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.played_by_member TO champa_app;
