import type { Amount } from '@champa/money';

/** Rounds of a game that the house pays: at one stake, until a time. The vendor plays them without asking the wallet for the stake. */
export type FreeRounds = {
  /** A uuid: the vendor gives once by it. */
  id: string;
  memberId: string;
  vendorCode: string;
  gameCode: string;
  rounds: number;
  stake: Amount;
  currency: string;
  validUntil: Temporal.Instant;
};

/**
 * - `given`: now or before.
 * - `refused`: the vendor takes no such gift, however often it is asked.
 * - `unknown`: no clear answer; to be asked again by the same key.
 */
export type FreeRoundsTold = { kind: 'given' } | { kind: 'refused' | 'unknown'; reason: string };

/** How long the first wait before asking again is, doubled each time, and the longest. */
const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 3600;

/** When to ask again after so many attempts. */
export function nextAttempt(attempts: number, now: Temporal.Instant): Temporal.Instant {
  return now.add({ seconds: Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(attempts, 20)) });
}
