import { formatDecimal } from '@champa/money';
import type { Clock } from '../../../../platform/clock.ts';
import { sandpaySignature } from '../../../cashier/index.ts';
import {
  CallbackUntrusted,
  type Payout,
  type PayoutEvent,
  type PayoutProvider,
  PayoutRefused,
  PayoutUnknown,
  type PayoutWish,
  type RawCallback,
} from '../../domain/provider.ts';
import { Callback, parseJson, PayoutAnswer } from './wire.ts';

const ANSWER_WITHIN_MS = 8_000;
const PAYOUTS = '/pay/api/payouts';
const { isFresh, isSignature, sign, SIGNATURE_HEADER, TIMESTAMP_HEADER, timestampOf } = sandpaySignature;

type Options = { baseUrl: string; secret: string; clock: Clock; answerWithinMs?: number };

/** SandPay's payouts: a signed API, signed callbacks. */
export function createSandpayPayouts({
  baseUrl,
  secret,
  clock,
  answerWithinMs = ANSWER_WITHIN_MS,
}: Options): PayoutProvider {
  return { send, query, parseCallback, accepted: 'OK' };

  async function send({ amount, number: account, ...wish }: PayoutWish): Promise<Payout> {
    const body = JSON.stringify({ ...wish, account, amount: formatDecimal(amount) });
    const answer = await call('POST', PAYOUTS, body);
    // Only this says that the content is wrong. That the reference is known with other content, that our time or signature is
    // off, says nothing about an earlier try.
    if (answer.status === 422) throw new PayoutRefused('the provider does not take this payout');
    const payout = payoutOf(answer);
    if (payout.merchantRef !== wish.merchantRef) throw new PayoutUnknown('the answer is about another payout');
    return payout;
  }

  async function query(merchantRef: string): Promise<Payout | null> {
    const answer = await call('GET', `${PAYOUTS}/${encodeURIComponent(merchantRef)}`, '');
    return answer.status === 404 && isUnknownPayout(answer.text) ? null : payoutOf(answer);
  }

  function parseCallback({ headers, body }: RawCallback, now: Temporal.Instant): PayoutEvent {
    const timestamp = String(headers[TIMESTAMP_HEADER] ?? '');
    const signature = String(headers[SIGNATURE_HEADER] ?? '');
    if (!isFresh(timestamp, now)) throw new CallbackUntrusted('the time is missing or too far off');
    if (!isSignature(secret, `${timestamp}.${body}`, signature)) throw new CallbackUntrusted('the signature is wrong');
    const parsed = Callback.safeParse(parseJson(body));
    if (!parsed.success) throw new CallbackUntrusted('the content is not a callback about a payout');
    return parsed.data;
  }

  async function call(method: 'GET' | 'POST', path: string, body: string): Promise<{ status: number; text: string }> {
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
      throw new PayoutUnknown('no answer', { cause: error });
    }
  }
}

// A 404 of a proxy, or of a server that is just being exchanged, says nothing; the provider's own names the reason.
function isUnknownPayout(text: string): boolean {
  const answer = parseJson(text) as { error?: { code?: unknown } } | null | undefined;
  return answer?.error?.code === 'unknown_payout';
}

function payoutOf({ status, text }: { status: number; text: string }): Payout {
  const parsed = PayoutAnswer.safeParse(parseJson(text));
  if (status !== 200 || !parsed.success) throw new PayoutUnknown(`an answer of ${status} that says nothing`);
  const { payoutId: providerRef, ...rest } = parsed.data;
  return { providerRef, ...rest };
}
