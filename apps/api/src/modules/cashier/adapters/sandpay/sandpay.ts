import { formatDecimal } from '@champa/money';
import type * as z from 'zod/mini';
import type { Clock } from '../../../../platform/clock.ts';
import {
  CallbackRefused,
  type Payment,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentWish,
  ProviderRefused,
  ProviderUnreachable,
  type RawCallback,
  type RefundWish,
} from '../../domain/provider.ts';
import { isFresh, isSignature, sign, SIGNATURE_HEADER, TIMESTAMP_HEADER, timestampOf } from './signature.ts';
import { asksFor } from '../../domain/qr-payload.ts';
import { Callback, Order, parseJson, Refund } from './wire.ts';

const ANSWER_WITHIN_MS = 8_000;
const ORDERS = '/pay/api/orders';
const REFUNDS = '/pay/api/refunds';

type Answer = { status: number; text: string };

export type SandpayOptions = { baseUrl: string; secret: string; clock: Clock; answerWithinMs?: number };

/** SandPay: a hosted page, codes, crypto addresses, refunds; a signed API, signed callbacks. */
export function createSandpay({
  baseUrl,
  secret,
  clock,
  answerWithinMs = ANSWER_WITHIN_MS,
}: SandpayOptions): PaymentProvider {
  return { create, query, refund, parseCallback, accepted: 'OK' };

  async function create(wish: PaymentWish): Promise<Payment> {
    const { amount, channel, payableFor, ...rest } = wish;
    const body = {
      ...rest,
      amount: formatDecimal(amount),
      method: channel,
      expiresInSeconds: payableFor.total('seconds'),
    };
    const answer = await call('POST', ORDERS, JSON.stringify(body));
    const payment = paymentOf(answer);
    if (payment.merchantRef !== wish.merchantRef || payment.amount !== amount || payment.currency !== wish.currency) {
      throw new ProviderUnreachable('the answer is about another payment');
    }
    return payment;
  }

  async function query(merchantRef: string): Promise<Payment | null> {
    const answer = await call('GET', `${ORDERS}/${encodeURIComponent(merchantRef)}`, '');
    return answer.status === 404 ? null : paymentOf(answer);
  }

  async function refund({ amount, ...rest }: RefundWish): Promise<void> {
    const answer = await call('POST', REFUNDS, JSON.stringify({ ...rest, amount: formatDecimal(amount) }));
    const { refundRef, currency } = rest;
    const done = understood(Refund, answer);
    if (done.refundRef !== refundRef || done.amount !== amount || done.currency !== currency) {
      throw new ProviderUnreachable('the answer is about another refund');
    }
  }

  function parseCallback({ headers, body }: RawCallback, now: Temporal.Instant): PaymentEvent {
    const timestamp = String(headers[TIMESTAMP_HEADER] ?? '');
    const signature = String(headers[SIGNATURE_HEADER] ?? '');
    if (!isFresh(timestamp, now)) throw new CallbackRefused('the time is missing or too far off');
    if (!isSignature(secret, `${timestamp}.${body}`, signature)) throw new CallbackRefused('the signature is wrong');
    const parsed = Callback.safeParse(parseJson(body));
    if (!parsed.success) throw new CallbackRefused('the content is not a callback');
    return parsed.data;
  }

  async function call(method: 'GET' | 'POST', path: string, body: string): Promise<Answer> {
    const timestamp = timestampOf(clock.now());
    try {
      const response = await fetch(new URL(path, baseUrl), {
        method,
        headers: {
          [TIMESTAMP_HEADER]: timestamp,
          [SIGNATURE_HEADER]: sign(secret, `${timestamp}.${method} ${path}.${body}`),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithinMs),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw new ProviderUnreachable('no answer', { cause: error });
    }
  }
}

function paymentOf(answer: Answer): Payment {
  const { orderId: providerRef, qr, crypto, paymentUrl, ...rest } = understood(Order, answer);
  if (qr && !asksFor(qr.payload, qr.scheme, rest.amount, rest.currency)) {
    throw new ProviderUnreachable('the code asks for something else');
  }
  const instructions = qr ? { kind: 'qr' as const, ...qr } : crypto && { kind: 'crypto' as const, ...crypto };
  return { providerRef, ...rest, instructions, paymentUrl: instructions ? null : paymentUrl };
}

// Between yes and no lies everything that says nothing about the payment: a proxy's page, an error of theirs, half a body.
function understood<T>(schema: z.ZodMiniType<T>, { status, text }: Answer): T {
  if (status >= 400 && status < 500 && status !== 408 && status !== 429)
    throw new ProviderRefused(`refused with ${status}`);
  const parsed = schema.safeParse(parseJson(text));
  if (status !== 200 || !parsed.success)
    throw new ProviderUnreachable(`an answer of ${status} that cannot be understood`);
  return parsed.data;
}
