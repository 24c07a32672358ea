import { type Amount, parseAmount } from '@champa/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Pool } from '../database.ts';
import { takeForms } from '../forms.ts';
import type { Html } from '../html.ts';
import { CONFIRMATIONS } from '../pay/crypto.ts';
import { type DeliveryMode, deliveryModes } from '../pay/delivery-plan.ts';
import { selectDeliveries } from '../pay/delivery.repo.ts';
import { selectOrderBy } from '../pay/order.repo.ts';
import type { Orders } from '../pay/orders.ts';
import { type View, viewOf } from '../pay/page/view.ts';
import { addressPage, lookPage } from './chain-page.ts';
import type { ToolText } from './texts.ts';

const Address = z.object({ address: z.string().check(z.maxLength(120)), delivery: z.optional(z.enum(deliveryModes)) });

const Submitted = z.object({
  address: z.string().check(z.maxLength(120)),
  act: z.enum(['send', 'mine', 'mineAll']),
  coins: z._default(z.string().check(z.maxLength(20)), ''),
  delivery: z._default(z.enum(deliveryModes), 'prompt'),
});
type Submitted = z.infer<typeof Submitted>;

type Needs = { pool: Pool; orders: Orders; merchantName: string };

/** A blockchain and a watcher for merchants: testers send coins to an address, and add confirming blocks. */
export function chainRoutes(app: FastifyInstance, { pool, orders, merchantName }: Needs): void {
  takeForms(app);

  app.get('/chain', async (request, reply) => {
    const view = viewOf(request, reply, 'en', merchantName);
    const asked = Address.safeParse(request.query);
    if (!asked.success) return sendPage(reply, lookPage(view, null));
    return show(reply, view, asked.data.address.trim(), asked.data.delivery ?? 'prompt', null);
  });

  app.post('/chain', async (request, reply) => {
    const view = viewOf(request, reply, 'en', merchantName);
    const submitted = Submitted.safeParse(request.body);
    if (!submitted.success) return sendPage(reply.code(422), lookPage(view, 'noAddress'));
    const { address, delivery } = submitted.data;
    const problem = await act(submitted.data);
    if (problem) return show(reply.code(422), view, address, delivery, problem);
    return reply.redirect(`/chain?${new URLSearchParams({ address, delivery })}`, 303);
  });

  async function act({ address, act: wanted, coins, delivery }: Submitted): Promise<ToolText | null> {
    const order = await selectOrderBy(pool, 'address', address);
    if (!order) return 'noAddress';
    if (wanted === 'send') {
      const amount = coinsOf(coins);
      if (amount === null) return 'wrongCoins';
      await orders.send(order.id, amount);
      return null;
    }
    const blocks = wanted === 'mine' ? 1 : CONFIRMATIONS;
    for (let block = 0; block < blocks; block++) await orders.mine(order.id, delivery);
    return null;
  }

  async function show(
    reply: FastifyReply,
    view: View,
    address: string,
    delivery: DeliveryMode,
    problem: ToolText | null,
  ): Promise<FastifyReply> {
    const order = await selectOrderBy(pool, 'address', address);
    if (!order) return sendPage(reply.code(404), lookPage(view, 'noAddress'));
    const deliveries = await selectDeliveries(pool, order.id);
    return sendPage(reply, addressPage(view, order, { delivery, deliveries }, problem));
  }
}

function coinsOf(text: string): Amount | null {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text.trim())) return null;
  const amount = parseAmount(text.trim());
  return amount > 0n ? amount : null;
}

function sendPage(reply: FastifyReply, page: Html): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page.text);
}
