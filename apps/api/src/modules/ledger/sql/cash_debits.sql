-- Debits of members' cash other than play, and their credits. `other`: the account on the other side.
CREATE OR REPLACE FUNCTION ledger.cash_debits()
RETURNS TABLE (
  id bigint, at timestamptz, kind text, amount bigint, balance bigint, member_id bigint, other bigint, currency text,
  reference_type text, reference_id text
)
LANGUAGE sql STABLE
AS $$
  SELECT j.id, j.at, j.kind, -j.amount, j.debit_balance, a.owner_id::bigint, j.credit, a.currency, j.reference_type, j.reference_id
  FROM ledger.journal AS j JOIN ledger.accounts AS a ON a.id = j.debit
  WHERE j.debit > 0 AND j.kind NOT IN ('stake', 'win', 'rollback')
    AND a.owner_type = 'member' AND a.purpose = 'cash'
$$;
