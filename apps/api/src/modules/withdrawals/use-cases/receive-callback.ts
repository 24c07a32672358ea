import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { WriteHandle } from '../../../platform/database.ts';
import type { PayoutEvent } from '../domain/provider.ts';
import { selectPartByRef } from '../parts.repo.ts';
import { type CallbackOutcome, insertCallback } from '../trail.repo.ts';
import { followLater } from './follow-part.ts';
import type { SettlePart } from './settle-part.ts';

export type ReceiveCallback = (
  tx: WriteHandle,
  provider: string,
  event: PayoutEvent,
  body: string,
) => Promise<CallbackOutcome>;

type Needs = { clock: Clock; settlePart: SettlePart };

/**
 * Takes a callback whose signature was right. That money left is believed at once. That it failed is not: an older word may
 * arrive late, and a part that counts as failed is paid again. So the provider is asked.
 */
export function createReceiveCallback({ clock, settlePart }: Needs): ReceiveCallback {
  return async (tx, provider, event, body) => {
    const outcome = event.status === 'paid' ? await settle(tx, provider, event) : await askLater(tx, provider, event);
    const bodyHash = createHash('sha256').update(body).digest();
    await insertCallback(tx, { provider, event, body, bodyHash, outcome }, clock.now());
    return outcome;
  };

  function settle(tx: WriteHandle, provider: string, { merchantRef, amount, currency }: PayoutEvent) {
    return settlePart.settle(tx, { provider, merchantRef, amount, currency, verdict: 'paid', failure: '' });
  }

  async function askLater(tx: WriteHandle, provider: string, { merchantRef }: PayoutEvent): Promise<CallbackOutcome> {
    const part = await selectPartByRef(tx, provider, merchantRef);
    if (!part) return 'unknown';
    await followLater(tx, part.id);
    return 'asked';
  }
}
