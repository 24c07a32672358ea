import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Pool } from '../database.ts';
import { takeForms } from '../forms.ts';
import type { Html } from '../html.ts';
import { type DeliveryMode, deliveryModes } from './delivery-plan.ts';
import { selectDeliveries } from './delivery.repo.ts';
import { methodOf, methods, type Order, type OrderAction } from './order.ts';
import { selectOrder } from './order.repo.ts';
import type { Orders } from './orders.ts';
import { checkoutPage, type CheckoutProblem } from './page/checkout.ts';
import { notFoundPage, resultPage } from './page/result.ts';
import { type View, viewOf } from './page/view.ts';
import { cardOutcome } from './page/test-cards.ts';

const Submitted = z.object({
  outcome: z.enum(['pay', 'decline', 'cancel', 'payLate']),
  method: z._default(z.enum(methods), 'card'),
  cardNumber: z._default(z.string().check(z.maxLength(40)), ''),
  delivery: z._default(z.enum(deliveryModes), 'prompt'),
});
type Submitted = z.infer<typeof Submitted>;

type Needs = { pool: Pool; orders: Orders; merchantName: string; now: () => Temporal.Instant };
type OrderRequest = FastifyRequest<{ Params: { id: string } }>;

/** The hosted payment page. Anybody with its URL can act on the order: the URL is the key. */
export function pageRoutes(app: FastifyInstance, { pool, orders, merchantName, now }: Needs): void {
  takeForms(app);

  app.get<{ Params: { id: string } }>('/pay/o/:id', async (request, reply) => {
    const order = await selectOrder(pool, request.params.id);
    if (order?.address) return reply.redirect(`/chain?address=${order.address}`, 303);
    return order ? show(request, reply, order, null) : missing(request, reply);
  });

  /** Polled by the page's script, so that a payment made elsewhere shows here. */
  app.get<{ Params: { id: string } }>('/pay/o/:id/state', async (request, reply) => {
    const order = await selectOrder(pool, request.params.id);
    if (!order) return reply.code(404).send({ state: 'unknown' });
    return reply.header('cache-control', 'no-store').send({ state: order.state, declines: order.declines });
  });

  app.post<{ Params: { id: string } }>('/pay/o/:id', async (request, reply) => {
    const order = await selectOrder(pool, request.params.id);
    if (!order) return missing(request, reply);
    if (order.address) return reply.redirect(`/chain?address=${order.address}`, 303);
    const submitted = Submitted.safeParse(request.body);
    if (!submitted.success) return show(request, reply.code(422), order, 'form');
    return act(request, reply, order, submitted.data);
  });

  async function act(request: OrderRequest, reply: FastifyReply, order: Order, submitted: Submitted) {
    const action = actionOf(submitted);
    if (!action) return show(request, reply.code(422), order, 'card');
    await orders.act(order.id, action, submitted.delivery);
    const options = new URLSearchParams({ method: submitted.method, delivery: submitted.delivery });
    return reply.redirect(`/pay/o/${order.id}?${options}`, 303);
  }

  async function show(request: OrderRequest, reply: FastifyReply, order: Order, problem: CheckoutProblem | null) {
    const view = viewOf(request, reply, order.language, merchantName);
    const deliveries = await selectDeliveries(pool, order.id);
    const options = optionsOf(request, order);
    const page =
      order.state === 'open'
        ? checkoutPage(view, { order, deliveries, problem, now: now(), ...options })
        : resultPage(view, { order, deliveries, delivery: options.delivery });
    return sendPage(reply, page);
  }

  function missing(request: FastifyRequest, reply: FastifyReply) {
    const view: View = viewOf(request, reply, 'en', merchantName);
    return sendPage(reply.code(404), notFoundPage(view));
  }
}

function actionOf({ outcome, method, cardNumber }: Submitted): OrderAction | null {
  if (outcome !== 'pay' || method !== 'card') return outcome;
  const card = cardOutcome(cardNumber);
  if (!card) return null;
  return card === 'approved' ? 'pay' : 'decline';
}

function optionsOf(request: OrderRequest, order: Order) {
  const asked = { ...(request.query as object), ...(request.body as object | undefined) } as Record<string, unknown>;
  return {
    method: methods.find((method) => method === asked['method']) ?? methodOf(order.method),
    delivery: deliveryModes.find((mode) => mode === asked['delivery']) ?? ('prompt' satisfies DeliveryMode),
  };
}

function sendPage(reply: FastifyReply, page: Html): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page.text);
}
