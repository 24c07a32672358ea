import type { FastifyInstance } from 'fastify';
import { type CallbackAnswer, callbackRoute } from '../../platform/http/callback-route.ts';
import type { RawCallback } from './domain/provider.ts';
import type { Answered, ReceiveCallback } from './use-cases/receive-callback.ts';

/** What a provider is answered where its event fits nothing. */
const misfits = {
  deposit: { unknown: 'UNKNOWN DEPOSIT', mismatch: 'AMOUNT OR CURRENCY DIFFERS' },
  payout: { unknown: 'UNKNOWN PAYOUT', mismatch: 'AMOUNT, CURRENCY OR OUTCOME DIFFERS' },
} as const;

/** Providers' callbacks, whatever they are about. */
export function paymentCallbackRoutes(app: FastifyInstance, receive: ReceiveCallback): void {
  const answer = async (provider: string, callback: RawCallback) => answerOf(await receive(provider, callback));
  callbackRoute(app, '/callbacks/payments/:provider', answer);
  // Payouts were given this address until decision 0049; a provider may call it for as long as one of them is under way.
  callbackRoute(app, '/callbacks/payouts/:provider', answer);
}

function answerOf(answered: Answered): CallbackAnswer {
  switch (answered.kind) {
    case 'unknown provider':
      return { status: 404, text: 'UNKNOWN PROVIDER' };
    case 'refused':
      return { status: 401, text: 'REFUSED' };
    case 'misfit':
      return {
        status: answered.outcome === 'unknown' ? 404 : 422,
        text: misfits[answered.about][answered.outcome],
      };
    case 'accepted':
      return { status: 200, text: answered.text };
  }
}
