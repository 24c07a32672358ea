-- The outside parties of payments, each once, whatever it does (docs/decisions/0049-payments.md). Deposits' providers and
-- callbacks come over with their tables; those of payouts are added to them.
CREATE SCHEMA payments;
GRANT USAGE ON SCHEMA payments TO champa_app;

ALTER TABLE cashier.provider SET SCHEMA payments;
ALTER TABLE cashier.callback SET SCHEMA payments;
ALTER TABLE cashier.refused_callback SET SCHEMA payments;

ALTER TABLE payments.provider RENAME COLUMN enabled TO takes_deposits;
ALTER TABLE payments.provider
  -- What staff reads.
  ADD COLUMN name text NOT NULL DEFAULT '',
  -- What its calls are verified with, a secret sealed; null: by hand, or `settings.secretFile` names the file that has it.
  ADD COLUMN credential text,
  ADD COLUMN pays_out boolean NOT NULL DEFAULT false,
  -- Kinds of payees it pays to.
  ADD COLUMN payee_kinds text[] NOT NULL DEFAULT '{}' CHECK (payee_kinds <@ ARRAY['BANK', 'E_WALLET', 'CRYPTO']),
  ALTER COLUMN takes_deposits SET DEFAULT false;

-- One code is one party. Where deposits and payouts of one code are told apart by their settings, a person must say which
-- are right: the wrong ones would send money, or believe callbacks, by another account.
DO $$
DECLARE
  differing text;
BEGIN
  SELECT string_agg(code, ', ' ORDER BY code) INTO differing
    FROM payments.provider AS d
    JOIN withdrawals.provider AS w USING (code)
   WHERE d.adapter <> w.adapter OR d.settings <> w.settings;
  IF differing IS NOT NULL THEN
    RAISE EXCEPTION 'cashier.provider and withdrawals.provider differ in adapter or settings of %: make them equal, then migrate',
      differing;
  END IF;
END
$$;

INSERT INTO payments.provider (code, adapter, settings, takes_deposits, pays_out, payee_kinds)
SELECT code, adapter, settings, false, enabled, kinds FROM withdrawals.provider
    ON CONFLICT (code) DO UPDATE SET pays_out = excluded.pays_out, payee_kinds = excluded.payee_kinds;

UPDATE payments.provider SET name = code;
ALTER TABLE payments.provider ALTER COLUMN name DROP DEFAULT;

-- What a callback is about. Those about payouts were kept without amount and currency; their bodies have them.
ALTER TABLE payments.callback
  ADD COLUMN about text NOT NULL DEFAULT 'deposit' CHECK (about IN ('deposit', 'payout')),
  ALTER COLUMN amount DROP NOT NULL,
  ALTER COLUMN currency DROP NOT NULL,
  DROP CONSTRAINT callback_pkey,
  ADD PRIMARY KEY (provider, about, event_id, body_hash),
  DROP CONSTRAINT callback_outcome_check,
  -- changed: what it is about followed. unchanged: it needed nothing. asked: it told of a failed payout, and the provider is
  -- asked. mismatch, unknown: refused.
  ADD CONSTRAINT callback_outcome_check CHECK (outcome IN ('changed', 'unchanged', 'asked', 'mismatch', 'unknown'));
ALTER TABLE payments.callback ALTER COLUMN about DROP DEFAULT;
ALTER INDEX payments.callback_of_deposit RENAME TO callback_of_reference;

INSERT INTO payments.callback (provider, about, event_id, body_hash, merchant_ref, status, outcome, body, received_at)
SELECT provider, 'payout', event_id, body_hash, merchant_ref, status, outcome, body, received_at FROM withdrawals.callback;

ALTER TABLE payments.callback ADD CHECK (about = 'payout' OR (amount IS NOT NULL AND currency IS NOT NULL));

-- Every change of a provider by staff: who made it, why, and what it is since; never a key.
CREATE TABLE payments.change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL REFERENCES payments.provider,
  action text NOT NULL CHECK (action IN ('added', 'changed', 'switched')),
  detail jsonb NOT NULL,
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX change_of_provider ON payments.change (provider, id);
GRANT SELECT, INSERT ON payments.change TO champa_app;
