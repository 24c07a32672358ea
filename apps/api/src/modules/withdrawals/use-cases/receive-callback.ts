import type { WriteHandle } from '../../../platform/database.ts';
import type { PayoutEvent, Receive } from '../../payments/index.ts';
import { selectPartByRef } from '../parts.repo.ts';
import { followLater } from './follow-part.ts';
import type { SettlePart } from './settle-part.ts';

/**
 * Takes what a provider reports about a payout. `paid` is believed at once. `failed` is not: an older message may arrive late,
 * and a part that counts as failed is paid again. So the provider is asked.
 */
export function createReceiveCallback({ settlePart }: { settlePart: SettlePart }): Receive<PayoutEvent> {
  return async (tx, provider, event) => ({
    outcome: event.status === 'paid' ? await settle(tx, provider, event) : await askLater(tx, provider, event),
  });

  function settle(tx: WriteHandle, provider: string, { merchantRef, amount, currency }: PayoutEvent) {
    return settlePart.settle(tx, { provider, merchantRef, amount, currency, verdict: 'paid', failure: '' });
  }

  async function askLater(tx: WriteHandle, provider: string, { merchantRef }: PayoutEvent) {
    const part = await selectPartByRef(tx, provider, merchantRef);
    if (!part) return 'unknown';
    await followLater(tx, part.id);
    return 'asked';
  }
}
