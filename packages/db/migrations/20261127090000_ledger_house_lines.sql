-- The movements of an account of the house, newest first. Nearly all movements are play: those are read by the journal's own key,
-- so that the wire writes to no further index (docs/decisions/0070-money-in-the-console.md).
CREATE INDEX journal_house_debit_beside_play ON ledger.journal (debit, id)
WHERE debit < 0 AND kind NOT IN ('stake', 'win', 'rollback');
CREATE INDEX journal_house_credit_beside_play ON ledger.journal (credit, id)
WHERE credit < 0 AND kind NOT IN ('stake', 'win', 'rollback');
