import type { FastifyInstance, FastifyReply } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Providers } from './cashier.registry.ts';
import type { Deposit } from './domain/deposit.ts';
import { CallbackRefused, type PaymentEvent, type PaymentProvider, type RawCallback } from './domain/provider.ts';
import type { KeepRefused, ReceiveCallback } from './use-cases/receive-callback.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

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

/** Providers' callbacks: the body stays the bytes that were signed, and the answer is the provider's own word, no envelope. */
export function cashierCallbackRoutes(app: FastifyInstance, needs: Needs): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    const schema = { hide: true } as never;
    scope.post<{ Params: { provider: string } }>(
      '/callbacks/payments/:provider',
      { schema },
      async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        return answerCallback(needs, reply, request.params.provider, { headers: request.headers, body });
      },
    );
  });
}

async function answerCallback(
  needs: Needs,
  reply: FastifyReply,
  code: string,
  callback: RawCallback,
): Promise<FastifyReply> {
  const { pool, log, providers, receive, announce } = needs;
  const provider = await providers.find(pool, code);
  if (!provider) return answer(reply, 404, 'UNKNOWN PROVIDER');
  const event = parse(needs, provider, code, callback);
  if (typeof event === 'string') {
    const refused = { provider: code, reason: event, body: callback.body };
    await inTransaction(pool, (tx) => needs.keepRefused(tx, refused));
    return answer(reply, 401, 'REFUSED');
  }

  const settlement = await inTransaction(pool, (tx) => receive(tx, code, event, callback.body));
  if (settlement.outcome === 'unknown' || settlement.outcome === 'mismatch') {
    log.error(
      { provider: code, event: event.eventId, outcome: settlement.outcome },
      'a signed callback does not fit any deposit',
    );
    return settlement.outcome === 'unknown'
      ? answer(reply, 404, 'UNKNOWN DEPOSIT')
      : answer(reply, 422, 'AMOUNT OR CURRENCY DIFFERS');
  }
  if (settlement.outcome === 'changed') await announce(settlement.deposit);
  return answer(reply, 200, provider.accepted);
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

function answer(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').serializer(String).send(text);
}
