import { formatDecimal } from '@champa/money';
import {
  type Payout,
  type PayoutWish,
  type Provider,
  ProviderRefused,
  ProviderUnreachable,
} from '../../domain/provider.ts';
import type { SandpayAnswer, SandpayLine } from './line.ts';
import { PayoutAnswer } from './wire.ts';

const PAYOUTS = '/pay/api/payouts';

/** SandPay's payouts. */
export function createPayouts(line: SandpayLine) {
  return { send, query } satisfies Provider['payouts'];

  async function send({ amount, number: account, ...wish }: PayoutWish): Promise<Payout> {
    const body = JSON.stringify({ ...wish, account, amount: formatDecimal(amount) });
    const answer = await line.call('POST', PAYOUTS, body);
    // Only 422 means that the content is wrong. A known reference with other content, or a wrong time or signature, says
    // nothing about an earlier try.
    if (answer.status === 422) throw new ProviderRefused('the provider does not take this payout');
    const payout = payoutOf(answer);
    if (payout.merchantRef !== wish.merchantRef) throw new ProviderUnreachable('the answer is about another payout');
    return payout;
  }

  async function query(merchantRef: string): Promise<Payout | null> {
    const answer = await line.call('GET', `${PAYOUTS}/${encodeURIComponent(merchantRef)}`);
    return answer.status === 404 && isUnknownPayout(answer.content) ? null : payoutOf(answer);
  }
}

// A 404 of a proxy, or of a server that is being replaced, says nothing; the provider's own 404 names the reason.
function isUnknownPayout(content: unknown): boolean {
  const answer = content as { error?: { code?: unknown } } | null | undefined;
  return answer?.error?.code === 'unknown_payout';
}

function payoutOf({ status, content }: SandpayAnswer): Payout {
  const parsed = PayoutAnswer.safeParse(content);
  if (status !== 200 || !parsed.success) throw new ProviderUnreachable(`an answer of ${status} that says nothing`);
  const { payoutId: providerRef, ...rest } = parsed.data;
  return { providerRef, ...rest };
}
