import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { type CallbackAnswer, callbackRoute } from '../../platform/http/callback-route.ts';
import type { Log } from '../../platform/log.ts';
import type { Providers } from './cashier.registry.ts';
import type { Deposit } from './domain/deposit.ts';
import { CallbackRefused, type PaymentEvent, type PaymentProvider, type RawCallback } from './domain/provider.ts';
import type { KeepRefused, ReceiveCallback } from './use-cases/receive-callback.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  log: Log;
  providers: Providers;
  receive: ReceiveCallback;
  /** Keeps what could not be trusted. */
  keepRefused: KeepRefused;
  announce: (deposit: Deposit) => Promise<void>;
};

/** Providers' callbacks. */
export function cashierCallbackRoutes(app: FastifyInstance, needs: Needs): void {
  callbackRoute(app, '/callbacks/payments/:provider', (provider, callback) =>
    answerCallback(needs, provider, callback),
  );
}

async function answerCallback(needs: Needs, code: string, callback: RawCallback): Promise<CallbackAnswer> {
  const { pool, log, providers, receive, announce } = needs;
  const provider = await providers.find(pool, code);
  if (!provider) return { status: 404, text: 'UNKNOWN PROVIDER' };
  const event = parse(needs, provider, code, callback);
  if (typeof event === 'string') {
    const refused = { provider: code, reason: event, body: callback.body };
    await inTransaction(pool, (tx) => needs.keepRefused(tx, refused));
    return { status: 401, text: 'REFUSED' };
  }

  const settlement = await inTransaction(pool, (tx) => receive(tx, code, event, callback.body));
  if (settlement.outcome === 'unknown' || settlement.outcome === 'mismatch') {
    log.error(
      { provider: code, event: event.eventId, outcome: settlement.outcome },
      'a signed callback does not fit any deposit',
    );
    return settlement.outcome === 'unknown'
      ? { status: 404, text: 'UNKNOWN DEPOSIT' }
      : { status: 422, text: 'AMOUNT OR CURRENCY DIFFERS' };
  }
  if (settlement.outcome === 'changed') await announce(settlement.deposit);
  return { status: 200, text: provider.accepted };
}

/** @returns why, where it cannot be trusted */
function parse(
  { clock, log }: Needs,
  provider: PaymentProvider,
  code: string,
  callback: RawCallback,
): PaymentEvent | string {
  try {
    return provider.parseCallback(callback, clock.now());
  } catch (error) {
    if (!(error instanceof CallbackRefused)) throw error;
    log.warn({ provider: code, reason: error.message }, 'callback refused');
    return error.message;
  }
}
