import { formatDecimal, parseAmount } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Pool } from '../database.ts';
import { coin, coinsFor } from './crypto.ts';
import { isScheme, qrPayload, schemeOf } from './emv-qr.ts';
import { channels, languages, type Order, statusOf } from './order.ts';
import { selectOrderByRef } from './order.repo.ts';
import { type Orders, progressOf } from './orders.ts';
import type { RefundOutcome, Refunds } from './refunds.ts';
import { Amount, parseJson, refuse, requireSignature } from './signed.ts';

const OrderRequest = z.object({
  merchantRef: z.string().check(z.minLength(8), z.maxLength(80)),
  amount: Amount,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  description: z.string().check(z.minLength(1), z.maxLength(120)),
  method: z._default(z.nullable(z.enum(channels)), null),
  language: z._default(z.enum(languages), 'en'),
  callbackUrl: z.url({ protocol: /^https?$/ }),
  returnUrl: z.url({ protocol: /^https?$/ }),
  expiresInSeconds: z._default(z.int().check(z.minimum(5), z.maximum(86_400)), 1800),
});

const RefundRequest = z.object({
  refundRef: z.string().check(z.minLength(8), z.maxLength(80)),
  merchantRef: z.string().check(z.minLength(8), z.maxLength(80)),
  amount: Amount,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  reason: z.string().check(z.maxLength(500)),
});

const refusals: Record<Exclude<RefundOutcome, 'done'>, { status: number; message: string }> = {
  conflict: { status: 409, message: 'The refund reference is known with other content' },
  unknown: { status: 404, message: 'No order of this merchant reference' },
  not_paid: { status: 409, message: 'The order was not paid' },
  too_much: { status: 409, message: 'More than was paid, or another currency' },
};

type Needs = {
  pool: Pool;
  orders: Orders;
  refunds: Refunds;
  secret: string;
  now: () => Temporal.Instant;
  publicUrl: string;
  merchantName: string;
};

/** The merchant's API. Every request is signed. */
export function apiRoutes(
  app: FastifyInstance,
  { pool, orders, refunds, secret, now, publicUrl, merchantName }: Needs,
): void {
  requireSignature(app, { secret, now });

  app.post('/pay/api/orders', async (request, reply) => {
    const parsed = OrderRequest.safeParse(parseJson(request.body));
    if (!parsed.success) return refuse(reply, 422, 'request', z.prettifyError(parsed.error));
    if (!isPayable(parsed.data)) return refuse(reply, 422, 'currency', 'This way to pay has another currency');
    const order = await orders.create({ ...parsed.data, amount: parseAmount(parsed.data.amount) });
    return order
      ? present(order)
      : refuse(reply, 409, 'conflict', 'The merchant reference is known with other content');
  });

  app.get<{ Params: { ref: string } }>('/pay/api/orders/:ref', async (request, reply) => {
    const order = await selectOrderByRef(pool, request.params.ref);
    return order ? present(order) : refuse(reply, 404, 'unknown', 'No order of this merchant reference');
  });

  app.post('/pay/api/refunds', async (request, reply) => {
    const parsed = RefundRequest.safeParse(parseJson(request.body));
    if (!parsed.success) return refuse(reply, 422, 'request', z.prettifyError(parsed.error));
    const wish = { ...parsed.data, amount: parseAmount(parsed.data.amount) };
    const outcome = await refunds.refund(wish);
    if (outcome !== 'done') return refuse(reply, refusals[outcome].status, outcome, refusals[outcome].message);
    const { refundRef, currency } = wish;
    return { refundRef, amount: formatDecimal(wish.amount), currency, status: 'done' };
  });

  /** The data for a merchant who shows the payment on their own page. */
  function ways(order: Order) {
    const { method, address, coins } = order;
    const qr = isScheme(method) ? { scheme: method, payload: qrPayload(method, order, merchantName) } : null;
    const crypto = address === null ? null : { ...coin, address, amount: formatDecimal(coins ?? 0n) };
    return { qr, crypto };
  }

  function present(order: Order) {
    return {
      orderId: order.id,
      merchantRef: order.merchantRef,
      amount: formatDecimal(order.amount),
      currency: order.currency,
      status: statusOf(order.state),
      paymentUrl: `${publicUrl}/pay/o/${order.id}`,
      ...ways(order),
      ...progressOf(order),
      expiresAt: order.expiresAt.toString(),
      paidAt: order.paidAt?.toString() ?? null,
    };
  }
}

function isPayable({ method, amount, currency }: { method: string | null; amount: string; currency: string }): boolean {
  if (isScheme(method)) return schemeOf(currency) === method;
  return method !== 'usdt-trc20' || coinsFor(parseAmount(amount), currency) !== null;
}
