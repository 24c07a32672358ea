import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { WriteHandle } from '../../../platform/database.ts';
import { insertCallback, insertRefusedCallback, type RefusedCallback } from '../callbacks.repo.ts';
import type { PaymentEvent } from '../domain/provider.ts';
import type { SettleDeposit, Settlement } from './settle-deposit.ts';

export type ReceiveCallback = (
  tx: WriteHandle,
  provider: string,
  event: PaymentEvent,
  body: string,
) => Promise<Settlement>;

export type KeepRefused = (tx: WriteHandle, refused: RefusedCallback) => Promise<void>;

/** Keeps a callback that could not be trusted; it changes nothing. */
export function createKeepRefused({ clock }: { clock: Clock }): KeepRefused {
  return (tx, refused) => insertRefusedCallback(tx, refused, clock.now());
}

type Needs = { clock: Clock; settle: SettleDeposit };

/** Takes a callback whose signature was right: settles its deposit and writes both down together. */
export function createReceiveCallback({ clock, settle }: Needs): ReceiveCallback {
  return async (tx, provider, event, body) => {
    const { eventId: _, ...word } = event;
    const settlement = await settle(tx, { provider, ...word });
    const bodyHash = createHash('sha256').update(body).digest();
    await insertCallback(tx, { provider, event, body, bodyHash, outcome: settlement.outcome }, clock.now());
    return settlement;
  };
}
