import { depositStates } from '@champa/contract';
import type { Amount } from '@champa/money';

export type DepositState = (typeof depositStates)[number];

/** Why a deposit came to nothing; the site's message is `deposit.reason.<reason>`. */
export const depositReasons = ['payment_failed', 'payment_expired', 'provider_refused', 'not_started'] as const;
export type DepositReason = (typeof depositReasons)[number];

export type Deposit = {
  id: bigint;
  memberId: string;
  method: string;
  provider: string;
  amount: Amount;
  currency: string;
  state: DepositState;
  reason: DepositReason | null;
  /** What the provider knows it by. */
  merchantRef: string;
  paymentUrl: string | null;
  returnUrl: string;
  createdAt: Temporal.Instant;
  /** Until then the member can pay. */
  expiresAt: Temporal.Instant;
  creditedAt: Temporal.Instant | null;
};

/** What a provider says became of a payment. */
export const verdicts = ['paid', 'failed', 'expired'] as const;
export type Verdict = (typeof verdicts)[number];

/** Deposits can be paid this long. */
export const PAYABLE_MINUTES = 30;
/** A callback about the last second may take this long; only then is an unpaid deposit expired. */
export const EXPIRY_GRACE_SECONDS = 60;

const unpaid: readonly DepositState[] = ['created', 'pending'];

/**
 * Where a verdict leads; `null`: it changes nothing. Callbacks come late, twice and in any order, so the rule looks at what
 * is known, not at when it came: money that was taken is credited whatever was said before, and nothing takes back a credit.
 */
export function nextState(state: DepositState, verdict: Verdict): DepositState | null {
  if (state === 'credited') return null;
  if (verdict === 'paid') return 'credited';
  return unpaid.includes(state) ? verdict : null;
}

export function isUnpaid(state: DepositState): boolean {
  return unpaid.includes(state);
}

/**
 * When to ask the provider again about a deposit of this age: soon while it is young, each time after half its age, never
 * more than an hour apart. A lost callback to a young deposit is found within seconds.
 */
export function askAgainAfter(createdAt: Temporal.Instant, now: Temporal.Instant): Temporal.Duration {
  const half = now.since(createdAt).total('seconds') / 2;
  return Temporal.Duration.from({ seconds: Math.round(Math.min(Math.max(half, 15), 3600)) });
}
