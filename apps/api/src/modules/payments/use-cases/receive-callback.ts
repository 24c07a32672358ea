import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import { type CallbackOutcome, insertCallback, insertRefusedCallback } from '../callbacks.repo.ts';
import {
  CallbackRefused,
  type DepositEvent,
  type PayoutEvent,
  type Provider,
  type ProviderEvent,
  type RawCallback,
} from '../domain/provider.ts';
import type { Providers } from '../payments.registry.ts';

/** What became of an event; `announce` tells the member's screens, after the commit. */
export type Received = { outcome: CallbackOutcome; announce?: () => Promise<void> };

/** Takes an event that the provider signed, in the transaction that writes the callback down. It may come twice and in any order. */
export type Receive<Event> = (tx: WriteHandle, provider: string, event: Event) => Promise<Received>;

/** Those who know what events are about. */
export type Receivers = { receiveDeposit: Receive<DepositEvent>; receivePayout: Receive<PayoutEvent> };

/** What became of a callback, and what the provider is to be answered. */
export type Answered =
  | { kind: 'unknown provider' | 'refused' }
  | { kind: 'misfit'; about: ProviderEvent['about']; outcome: 'unknown' | 'mismatch' }
  | { kind: 'accepted'; text: string };

export type ReceiveCallback = (code: string, callback: RawCallback) => Promise<Answered>;

type Needs = Receivers & { pool: Pool; clock: Clock; log: Log; providers: Providers };

/** Takes a callback: what it is about follows it, and both are written down together. One that cannot be trusted is only kept. */
export function createReceiveCallback(needs: Needs): ReceiveCallback {
  const { pool, clock, log, providers, receiveDeposit, receivePayout } = needs;

  return async (code, callback) => {
    const provider = await providers.find(pool, code);
    if (!provider) return { kind: 'unknown provider' };
    const event = parse(provider, code, callback);
    if (typeof event === 'string') {
      const refused = { provider: code, reason: event, body: callback.body };
      await inTransaction(pool, (tx) => insertRefusedCallback(tx, refused, clock.now()));
      return { kind: 'refused' };
    }

    const { outcome, announce } = await inTransaction(pool, (tx) => receive(tx, code, event, callback.body));
    if (outcome === 'unknown' || outcome === 'mismatch') {
      const { eventId, about } = event;
      log.error({ provider: code, event: eventId, outcome }, `a signed callback does not fit any ${about}`);
      return { kind: 'misfit', about, outcome };
    }
    await announce?.();
    return { kind: 'accepted', text: provider.accepted };
  };

  async function receive(tx: WriteHandle, provider: string, event: ProviderEvent, body: string): Promise<Received> {
    const received = await (event.about === 'deposit'
      ? receiveDeposit(tx, provider, event)
      : receivePayout(tx, provider, event));
    const bodyHash = createHash('sha256').update(body).digest();
    await insertCallback(tx, { provider, event, body, bodyHash, outcome: received.outcome }, clock.now());
    return received;
  }

  /** @returns why, where it cannot be trusted */
  function parse(provider: Provider, code: string, callback: RawCallback): ProviderEvent | string {
    try {
      return provider.parseCallback(callback, clock.now());
    } catch (error) {
      if (!(error instanceof CallbackRefused)) throw error;
      log.warn({ provider: code, reason: error.message }, 'callback refused');
      return error.message;
    }
  }
}
