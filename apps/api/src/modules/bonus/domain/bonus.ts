import type { BonusState, Language } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { Contributions } from './offer.ts';

/** A granted bonus, with the conditions its offer had then. */
export type Bonus = {
  id: bigint;
  memberId: string;
  offer: string;
  names: Record<Language, string>;
  terms: Record<Language, string>;
  state: BonusState;
  currency: string;
  amount: Amount;
  required: Amount;
  wagered: Amount;
  converted: Amount;
  maxStake: Amount | null;
  maxWin: Amount | null;
  contributions: Contributions;
  isBonusFirst: boolean;
  days: number;
  grantedAt: Temporal.Instant;
  activatedAt: Temporal.Instant | null;
  expiresAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
};

/** `cause` names what it is granted for, unique for the member: the same cause grants once. */
export type Grant = {
  memberId: string;
  /** The offer's code. */
  offer: string;
  cause: string;
  amount: Amount;
  /** The deposit it is granted for; zero for a gift. */
  base: Amount;
  /** Who grants it, and why; without one: the system. */
  actor?: string;
  reason?: string;
};

/**
 * - `granted`: now, or before for the same cause.
 * - `unknown_offer`; `too_small`: less than a hundredth; `too_many`: the member has had it as often as allowed;
 * `budget_used_up`: the budget does not cover it. Nothing was done.
 */
export type GrantResult =
  | { status: 'granted'; bonus: bigint }
  | { status: 'unknown_offer' | 'too_small' | 'too_many' | 'budget_used_up' };
