import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Pool } from '../database.ts';
import { takeForms } from '../forms.ts';
import { deliveryModes } from '../pay/delivery-plan.ts';
import { viewOf } from '../pay/page/view.ts';
import { selectPayoutByRef, selectPayouts } from './payout.repo.ts';
import type { Payouts } from './payouts.ts';
import { payoutsPage } from './payouts-page.ts';

const SHOWN = 100;
const Query = z.object({ account: z.optional(z.string()), ref: z.optional(z.string()) });
const Submitted = z.object({
  outcome: z.enum(['paid', 'failed']),
  delivery: z._default(z.enum(deliveryModes), 'prompt'),
});

type Needs = { pool: Pool; payouts: Payouts; merchantName: string };

/** The payouts: a page for people, who can decide them, and JSON (`?account=` one account, `?ref=` one payout) for tests. */
export function payoutsPageRoutes(app: FastifyInstance, { pool, payouts, merchantName }: Needs): void {
  takeForms(app);

  app.get('/payouts', async (request, reply) => {
    const view = viewOf(request, reply, 'en', merchantName);
    const { account = null } = Query.parse(request.query);
    const page = payoutsPage(view, await selectPayouts(pool, account, SHOWN));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page.text);
  });

  app.get('/payouts.json', async (request) => {
    const { account = null, ref } = Query.parse(request.query);
    const named = ref === undefined ? null : await selectPayoutByRef(pool, ref);
    const list = ref === undefined ? await selectPayouts(pool, account, SHOWN) : named ? [named] : [];
    return list.map(({ id, merchantRef, amount, currency, state }) => ({
      id,
      merchantRef,
      amount: formatDecimal(amount),
      currency,
      state,
    }));
  });

  app.post<{ Params: { id: string } }>('/payouts/:id', async (request, reply) => {
    const submitted = Submitted.safeParse(request.body);
    if (!submitted.success) return reply.code(422).send('no such choice');
    const { outcome, delivery } = submitted.data;
    await payouts.end(request.params.id, outcome, delivery);
    return reply.redirect('/payouts', 303);
  });
}
