import { formatDecimal, parseAmount } from '@champa/money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Pool } from '../database.ts';
import { languages, methods, type Order, statusOf } from './order.ts';
import { selectOrderByRef } from './order.repo.ts';
import type { Orders } from './orders.ts';
import { isFresh, isSignature, requestText, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './signature.ts';

/** At most 2 decimals: SandPay moves no smaller money. */
const Amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/), z.regex(/[1-9]/));

const OrderRequest = z.object({
  merchantRef: z.string().check(z.minLength(8), z.maxLength(80)),
  amount: Amount,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  description: z.string().check(z.minLength(1), z.maxLength(120)),
  method: z._default(z.nullable(z.enum(methods)), null),
  language: z._default(z.enum(languages), 'en'),
  callbackUrl: z.url({ protocol: /^https?$/ }),
  returnUrl: z.url({ protocol: /^https?$/ }),
  expiresInSeconds: z._default(z.int().check(z.minimum(5), z.maximum(86_400)), 1800),
});

type Needs = { pool: Pool; orders: Orders; secret: string; now: () => Temporal.Instant; publicUrl: string };

/** The merchant's API. Every request is signed; bodies arrive as text, because what is signed is the bytes. */
export function apiRoutes(app: FastifyInstance, { pool, orders, secret, now, publicUrl }: Needs): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.addHook('preHandler', async (request, reply) => {
    if (!isSigned(request)) return refuse(reply, 401, 'signature', 'The signature or the time of the request is wrong');
  });

  app.post('/pay/api/orders', async (request, reply) => {
    const parsed = OrderRequest.safeParse(parseJson(request.body));
    if (!parsed.success) return refuse(reply, 422, 'request', z.prettifyError(parsed.error));
    const order = await orders.create({ ...parsed.data, amount: parseAmount(parsed.data.amount) });
    return order
      ? present(order)
      : refuse(reply, 409, 'conflict', 'The merchant reference is known with other content');
  });

  app.get<{ Params: { ref: string } }>('/pay/api/orders/:ref', async (request, reply) => {
    const order = await selectOrderByRef(pool, request.params.ref);
    return order ? present(order) : refuse(reply, 404, 'unknown', 'No order of this merchant reference');
  });

  function isSigned(request: FastifyRequest): boolean {
    const timestamp = headerOf(request, TIMESTAMP_HEADER);
    const body = typeof request.body === 'string' ? request.body : '';
    const text = requestText(timestamp, request.method, request.url, body);
    return isFresh(timestamp, now()) && isSignature(secret, text, headerOf(request, SIGNATURE_HEADER));
  }

  function present(order: Order) {
    return {
      orderId: order.id,
      merchantRef: order.merchantRef,
      amount: formatDecimal(order.amount),
      currency: order.currency,
      status: statusOf(order.state),
      paymentUrl: `${publicUrl}/pay/o/${order.id}`,
      expiresAt: order.expiresAt.toString(),
      paidAt: order.paidAt?.toString() ?? null,
    };
  }
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ error: { code, message } });
}
