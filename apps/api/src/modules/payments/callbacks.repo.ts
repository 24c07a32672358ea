import type { WriteHandle } from '../../platform/database.ts';
import type { ProviderEvent } from './domain/provider.ts';

/**
 * - `changed`: what it is about followed.
 * - `unchanged`: it had all of that already.
 * - `asked`: it told of a failed payout; the provider is asked before that is believed.
 * - `mismatch`: another amount, currency or outcome than there can be; nothing was done, an operator must look.
 * - `unknown`: nothing of this reference is known.
 */
export type CallbackOutcome = 'changed' | 'unchanged' | 'asked' | 'mismatch' | 'unknown';

export type CallbackEntry = {
  provider: string;
  event: ProviderEvent;
  body: string;
  bodyHash: Buffer;
  outcome: CallbackOutcome;
};

/** Writes down a callback and what became of it; the same event with the same body is written down once. */
export async function insertCallback(tx: WriteHandle, entry: CallbackEntry, now: Temporal.Instant): Promise<void> {
  const { provider, event, body, bodyHash, outcome } = entry;
  await tx.query(
    `INSERT INTO payments.callback
       (provider, about, event_id, body_hash, merchant_ref, status, amount, currency, outcome, body, received_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT DO NOTHING`,
    [
      provider,
      event.about,
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

const KEPT_CHARACTERS = 2000;
/** Anybody can send what is refused: so many of a provider are kept in an hour. */
const KEPT_AN_HOUR = 200;

export type RefusedCallback = { provider: string; reason: string; body: string };

/** Keeps a callback that could not be trusted. */
export async function insertRefusedCallback(
  tx: WriteHandle,
  { provider, reason, body }: RefusedCallback,
  now: Temporal.Instant,
): Promise<void> {
  // A database's text has no zero character.
  const kept = body.replaceAll('\0', '').slice(0, KEPT_CHARACTERS);
  await tx.query(
    `INSERT INTO payments.refused_callback (provider, reason, body, received_at)
     SELECT $1, $2, $3, $4
      WHERE (SELECT count(*) FROM payments.refused_callback WHERE provider = $1 AND received_at > $5) < $6`,
    [provider, reason, kept, now.toString(), now.subtract({ hours: 1 }).toString(), KEPT_AN_HOUR],
  );
}

export async function deleteRefusedBefore(tx: WriteHandle, before: Temporal.Instant): Promise<void> {
  await tx.query('DELETE FROM payments.refused_callback WHERE received_at < $1', [before.toString()]);
}
