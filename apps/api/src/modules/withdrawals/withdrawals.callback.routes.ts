import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { CallbackUntrusted, type PayoutEvent, type PayoutProvider, type RawCallback } from './domain/provider.ts';
import type { ReceiveCallback } from './use-cases/receive-callback.ts';
import type { PayoutProviders } from './withdrawals.registry.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

type Needs = { pool: Pool; clock: Clock; log: Log; providers: PayoutProviders; receive: ReceiveCallback };

/** Providers' callbacks: the body stays the bytes that were signed, and the answer is the provider's own word, no envelope. */
export function payoutCallbackRoutes(app: FastifyInstance, needs: Needs): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    const schema = { hide: true } as never;
    scope.post<{ Params: { provider: string } }>('/callbacks/payouts/:provider', { schema }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      return answerCallback(needs, reply, request.params.provider, { headers: request.headers, body });
    });
  });
}

async function answerCallback(
  needs: Needs,
  reply: FastifyReply,
  code: string,
  callback: RawCallback,
): Promise<FastifyReply> {
  const { pool, log, providers, receive } = needs;
  const provider = await providers.find(pool, code);
  if (!provider) return answer(reply, 404, 'UNKNOWN PROVIDER');
  const event = parse(needs, provider, code, callback);
  if (!event) return answer(reply, 401, 'REFUSED');

  const outcome = await inTransaction(pool, (tx) => receive(tx, code, event, callback.body));
  if (outcome !== 'unknown' && outcome !== 'mismatch') return answer(reply, 200, provider.accepted);
  log.error({ provider: code, event: event.eventId, outcome }, 'a signed callback does not fit any payout');
  return outcome === 'unknown'
    ? answer(reply, 404, 'UNKNOWN PAYOUT')
    : answer(reply, 422, 'AMOUNT, CURRENCY OR OUTCOME DIFFERS');
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

function answer(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').serializer(String).send(text);
}
