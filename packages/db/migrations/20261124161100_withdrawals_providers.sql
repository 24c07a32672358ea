-- Payouts' providers and callbacks are those of `payments` (docs/decisions/0049-payments.md), which has copied them.
ALTER TABLE withdrawals.part
  DROP CONSTRAINT part_provider_fkey,
  ADD CONSTRAINT part_provider_fkey FOREIGN KEY (provider) REFERENCES payments.provider;
DROP TABLE withdrawals.callback;
DROP TABLE withdrawals.provider;
