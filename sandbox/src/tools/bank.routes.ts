import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Pool } from '../database.ts';
import { takeForms } from '../forms.ts';
import type { Html } from '../html.ts';
import { deliveryModes } from '../pay/delivery-plan.ts';
import { selectDeliveries } from '../pay/delivery.repo.ts';
import { readQr } from '../pay/emv-qr.ts';
import type { Order } from '../pay/order.ts';
import { selectOrderBy } from '../pay/order.repo.ts';
import type { Orders } from '../pay/orders.ts';
import { viewOf } from '../pay/page/view.ts';
import { bankPage, donePage, payPage } from './bank-page.ts';

const MOST_CHARACTERS = 1000;

const Submitted = z.object({
  payload: z.string().check(z.maxLength(MOST_CHARACTERS)),
  delivery: z._default(z.enum(deliveryModes), 'prompt'),
});

type Needs = { pool: Pool; orders: Orders; merchantName: string };

/** A bank's app: it reads a payment code like a phone, and pays it. */
export function bankRoutes(app: FastifyInstance, { pool, orders, merchantName }: Needs): void {
  takeForms(app);

  app.get('/bank', async (request, reply) => {
    const view = viewOf(request, reply, 'en', merchantName);
    const submitted = Submitted.safeParse(request.query);
    if (!submitted.success) return sendPage(reply, bankPage(view, null));
    const found = await find(submitted.data.payload);
    if (typeof found === 'string') return sendPage(reply, bankPage(view, found));
    return sendPage(reply, payPage(view, found.code, { delivery: submitted.data.delivery, deliveries: [] }));
  });

  app.post('/bank', async (request: FastifyRequest, reply) => {
    const view = viewOf(request, reply, 'en', merchantName);
    const submitted = Submitted.safeParse(request.body);
    const found = submitted.success ? await find(submitted.data.payload) : 'broken';
    if (!submitted.success || typeof found === 'string')
      return sendPage(reply.code(422), bankPage(view, typeof found === 'string' ? found : 'broken'));
    const { order } = found;
    const { delivery } = submitted.data;
    const paid = await orders.act(order.id, order.state === 'expired' ? 'payLate' : 'pay', delivery);
    const reports = { delivery, deliveries: await selectDeliveries(pool, order.id) };
    return sendPage(reply, donePage(view, paid ? 'paid' : 'closed', reports));
  });

  type Found = { order: Order; code: NonNullable<ReturnType<typeof readQr>> & { payload: string } };

  async function find(text: string): Promise<Found | 'broken' | 'unknown'> {
    const payload = text.trim();
    const code = readQr(payload);
    if (!code) return 'broken';
    const order = await selectOrderBy(pool, 'code', code.code);
    if (order?.amount !== code.amount || order.currency !== code.currency) return 'unknown';
    return { order, code: { ...code, payload } };
  }
}

function sendPage(reply: FastifyReply, page: Html): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page.text);
}
