import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { type CallbackAnswer, callbackRoute } from '../../platform/http/callback-route.ts';
import type { Log } from '../../platform/log.ts';
import { CallbackUntrusted, type PayoutEvent, type PayoutProvider, type RawCallback } from './domain/provider.ts';
import type { ReceiveCallback } from './use-cases/receive-callback.ts';
import type { PayoutProviders } from './withdrawals.registry.ts';

type Needs = { pool: Pool; clock: Clock; log: Log; providers: PayoutProviders; receive: ReceiveCallback };

/** Providers' callbacks. */
export function payoutCallbackRoutes(app: FastifyInstance, needs: Needs): void {
  callbackRoute(app, '/callbacks/payouts/:provider', (provider, callback) => answerCallback(needs, provider, callback));
}

async function answerCallback(needs: Needs, code: string, callback: RawCallback): Promise<CallbackAnswer> {
  const { pool, log, providers, receive } = needs;
  const provider = await providers.find(pool, code);
  if (!provider) return { status: 404, text: 'UNKNOWN PROVIDER' };
  const event = parse(needs, provider, code, callback);
  if (!event) return { status: 401, text: 'REFUSED' };

  const outcome = await inTransaction(pool, (tx) => receive(tx, code, event, callback.body));
  if (outcome !== 'unknown' && outcome !== 'mismatch') return { status: 200, text: provider.accepted };
  log.error({ provider: code, event: event.eventId, outcome }, 'a signed callback does not fit any payout');
  return outcome === 'unknown'
    ? { status: 404, text: 'UNKNOWN PAYOUT' }
    : { status: 422, text: 'AMOUNT, CURRENCY OR OUTCOME DIFFERS' };
}

function parse(
  { clock, log }: Needs,
  provider: PayoutProvider,
  code: string,
  callback: RawCallback,
): PayoutEvent | null {
  try {
    return provider.parseCallback(callback, clock.now());
  } catch (error) {
    if (!(error instanceof CallbackUntrusted)) throw error;
    log.warn({ provider: code, reason: error.message }, 'callback refused');
    return null;
  }
}
