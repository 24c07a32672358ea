import type { Amount } from '@champa/money';

export type PayoutState = 'pending' | 'paid' | 'failed';
/** The automatic outcome of a payout. `paid_untold`: it is paid without a callback. */
export type PayoutPlan = 'paid' | 'paid_untold' | 'failed';

/** The merchant's request. The same reference with the same request is the same payout. */
export type PayoutWish = {
  merchantRef: string;
  amount: Amount;
  currency: string;
  kind: 'BANK' | 'E_WALLET' | 'CRYPTO';
  institution: string;
  account: string;
  holderName: string;
  description: string;
  callbackUrl: string;
};

export type Payout = PayoutWish & {
  id: string;
  state: PayoutState;
  failure: string;
  createdAt: Temporal.Instant;
  dueAt: Temporal.Instant | null;
  plan: PayoutPlan | null;
  endedAt: Temporal.Instant | null;
};

const SECONDS = 2;

/**
 * The effect of an account's last four characters, like test cards for payments: `0000` waits for a person, `0009` fails, `0008`
 * is paid without a callback, `0007` is refused. Any other is paid within seconds.
 */
export const testEndings = { person: '0000', fails: '0009', untold: '0008', refused: '0007' } as const;

export function isRefused(account: string): boolean {
  return account.endsWith(testEndings.refused);
}

export function planOf(account: string, now: Temporal.Instant): Pick<Payout, 'dueAt' | 'plan'> {
  if (account.endsWith(testEndings.person)) return { dueAt: null, plan: null };
  const dueAt = now.add({ seconds: SECONDS });
  if (account.endsWith(testEndings.fails)) return { dueAt, plan: 'failed' };
  return { dueAt, plan: account.endsWith(testEndings.untold) ? 'paid_untold' : 'paid' };
}

export function isSameWish(payout: Payout, wish: PayoutWish): boolean {
  const content = ({ amount, currency, kind, institution, account, holderName }: PayoutWish): string =>
    JSON.stringify([String(amount), currency, kind, institution, account, holderName]);
  return content(payout) === content(wish);
}
