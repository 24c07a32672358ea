import { formatDecimal, parseAmount } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Pool } from '../database.ts';
import { Amount, parseJson, refuse, requireSignature } from '../pay/signed.ts';
import type { Payout } from './payout.ts';
import { selectPayoutByRef } from './payout.repo.ts';
import type { Payouts } from './payouts.ts';

const PayoutRequest = z.object({
  merchantRef: z.string().check(z.minLength(8), z.maxLength(80)),
  amount: Amount,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  kind: z.enum(['BANK', 'E_WALLET', 'CRYPTO']),
  institution: z.string().check(z.minLength(1), z.maxLength(40)),
  account: z.string().check(z.minLength(4), z.maxLength(120)),
  holderName: z.string().check(z.maxLength(120)),
  description: z.string().check(z.minLength(1), z.maxLength(120)),
  callbackUrl: z.url({ protocol: /^https?$/ }),
});

type Needs = { pool: Pool; payouts: Payouts; secret: string; now: () => Temporal.Instant };

/** The merchant's payouts. Every request is signed. */
export function payoutsApiRoutes(app: FastifyInstance, { pool, payouts, secret, now }: Needs): void {
  requireSignature(app, { secret, now });

  app.post('/pay/api/payouts', async (request, reply) => {
    const parsed = PayoutRequest.safeParse(parseJson(request.body));
    if (!parsed.success) return refuse(reply, 422, 'request', z.prettifyError(parsed.error));
    const payout = await payouts.create({ ...parsed.data, amount: parseAmount(parsed.data.amount) });
    if (payout === 'refused') return refuse(reply, 422, 'refused', 'There is no such account');
    if (payout === 'conflict')
      return refuse(reply, 409, 'conflict', 'The merchant reference is known with other content');
    return present(payout);
  });

  app.get<{ Params: { ref: string } }>('/pay/api/payouts/:ref', async (request, reply) => {
    const payout = await selectPayoutByRef(pool, request.params.ref);
    return payout ? present(payout) : refuse(reply, 404, 'unknown_payout', 'No payout of this merchant reference');
  });
}

function present({ id, merchantRef, amount, currency, state, failure }: Payout) {
  return { payoutId: id, merchantRef, amount: formatDecimal(amount), currency, status: state, failure };
}
