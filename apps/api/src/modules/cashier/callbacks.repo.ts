import type { WriteHandle } from '../../platform/database.ts';
import type { PaymentEvent } from './domain/provider.ts';

export type CallbackOutcome = 'changed' | 'unchanged' | 'mismatch' | 'unknown';

export type CallbackEntry = {
  provider: string;
  event: PaymentEvent;
  body: string;
  bodyHash: Buffer;
  outcome: CallbackOutcome;
};

/** Writes down a callback and what became of it; the same event with the same body is written down once. */
export async function insertCallback(tx: WriteHandle, entry: CallbackEntry, now: Temporal.Instant): Promise<void> {
  const { provider, event, body, bodyHash, outcome } = entry;
  await tx.query(
    `INSERT INTO cashier.callback
       (provider, event_id, body_hash, merchant_ref, status, amount, currency, outcome, body, received_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT DO NOTHING`,
    [
      provider,
      event.eventId,
      bodyHash,
      event.merchantRef,
      event.status,
      event.amount,
      event.currency,
      outcome,
      body,
      now.toString(),
    ],
  );
}
