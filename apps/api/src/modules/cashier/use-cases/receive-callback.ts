import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { WriteHandle } from '../../../platform/database.ts';
import { insertCallback } from '../callbacks.repo.ts';
import type { PaymentEvent } from '../domain/provider.ts';
import type { SettleDeposit, Settlement } from './settle-deposit.ts';

export type ReceiveCallback = (
  tx: WriteHandle,
  provider: string,
  event: PaymentEvent,
  body: string,
) => Promise<Settlement>;

type Needs = { clock: Clock; settle: SettleDeposit };

/** Takes a callback whose signature was right: settles its deposit and writes both down together. */
export function createReceiveCallback({ clock, settle }: Needs): ReceiveCallback {
  return async (tx, provider, event, body) => {
    const { merchantRef, amount, currency, status: verdict } = event;
    const settlement = await settle(tx, { provider, merchantRef, amount, currency, verdict });
    const bodyHash = createHash('sha256').update(body).digest();
    await insertCallback(tx, { provider, event, body, bodyHash, outcome: settlement.outcome }, clock.now());
    return settlement;
  };
}
