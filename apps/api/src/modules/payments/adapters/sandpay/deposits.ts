import { formatDecimal } from '@champa/money';
import type * as z from 'zod/mini';
import {
  type Payment,
  type PaymentWish,
  type Provider,
  ProviderRefused,
  ProviderUnreachable,
  type RefundWish,
} from '../../domain/provider.ts';
import { asksFor } from '../../domain/qr-payload.ts';
import type { SandpayAnswer, SandpayLine } from './line.ts';
import { Order, Refund } from './wire.ts';

const ORDERS = '/pay/api/orders';
const REFUNDS = '/pay/api/refunds';

/** SandPay's codes for a refund that was not made: wrong request, no such payment, not paid, more than was paid. */
const REFUND_REFUSALS = new Set(['request', 'unknown', 'not_paid', 'too_much']);

/** SandPay's orders: what a member pays on its page, by a code or to an address. */
export function createDeposits(line: SandpayLine) {
  return { create, query } satisfies Provider['deposits'];

  async function create(wish: PaymentWish): Promise<Payment> {
    const { amount, channel, payableFor, ...rest } = wish;
    const body = {
      ...rest,
      amount: formatDecimal(amount),
      method: channel,
      expiresInSeconds: payableFor.total('seconds'),
    };
    const answer = await line.call('POST', ORDERS, JSON.stringify(body));
    const payment = paymentOf(answer);
    if (payment.merchantRef !== wish.merchantRef || payment.amount !== amount || payment.currency !== wish.currency) {
      throw new ProviderUnreachable('the answer is about another payment');
    }
    return payment;
  }

  async function query(merchantRef: string): Promise<Payment | null> {
    const answer = await line.call('GET', `${ORDERS}/${encodeURIComponent(merchantRef)}`);
    return answer.status === 404 && codeOf(answer) === 'unknown' ? null : paymentOf(answer);
  }
}

/** SandPay's refunds of orders that were paid. */
export function createRefunds(line: SandpayLine) {
  return { refund } satisfies Provider['refunds'];

  async function refund({ amount, ...rest }: RefundWish): Promise<void> {
    const answer = await line.call('POST', REFUNDS, JSON.stringify({ ...rest, amount: formatDecimal(amount) }));
    // Only these mean that nothing was given back. A wrong time or signature, a proxy that does not find the address, or a known
    // reference with other content says nothing about an earlier try.
    const code = codeOf(answer);
    if (code !== null && REFUND_REFUSALS.has(code))
      throw new ProviderRefused(`the provider does not give it back: ${code}`);
    if (answer.status !== 200) throw new ProviderUnreachable(`an answer of ${answer.status} that says nothing`);
    const { refundRef, currency } = rest;
    const done = understood(Refund, answer);
    if (done.refundRef !== refundRef || done.amount !== amount || done.currency !== currency) {
      throw new ProviderUnreachable('the answer is about another refund');
    }
  }
}

/** SandPay's own reason for a refusal; null: it does not refuse, or a proxy answered in its place. */
function codeOf({ status, content }: SandpayAnswer): string | null {
  const code = (content as { error?: { code?: unknown } } | null | undefined)?.error?.code;
  return status >= 400 && status < 500 && typeof code === 'string' ? code : null;
}

function paymentOf(answer: SandpayAnswer): Payment {
  const { orderId: providerRef, qr, crypto, paymentUrl, ...rest } = understood(Order, answer);
  if (qr && !asksFor(qr.payload, qr.scheme, rest.amount, rest.currency)) {
    throw new ProviderUnreachable('the code asks for something else');
  }
  const instructions = qr ? { kind: 'qr' as const, ...qr } : crypto && { kind: 'crypto' as const, ...crypto };
  return { providerRef, ...rest, instructions, paymentUrl: instructions ? null : paymentUrl };
}

// Any other answer (a proxy's page, an error of the provider, half a body) leaves the payment's outcome unknown.
function understood<T>(schema: z.ZodMiniType<T>, answer: SandpayAnswer): T {
  const { status, content } = answer;
  if (codeOf(answer) !== null && status !== 408 && status !== 429) throw new ProviderRefused(`refused with ${status}`);
  const parsed = schema.safeParse(content);
  if (status !== 200 || !parsed.success)
    throw new ProviderUnreachable(`an answer of ${status} that cannot be understood`);
  return parsed.data;
}
