import type { Amount } from '@champa/money';

/** Free rounds of a game: at one stake, until a time. The vendor plays them without a wallet call for the stake. */
export type FreeRounds = {
  /** A UUID: the vendor gives once for it. */
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
 * - `refused`: the vendor refuses such a gift, however often it is requested.
 * - `unknown`: no clear answer; to be repeated with the same key.
 */
export type FreeRoundsTold = { kind: 'given' } | { kind: 'refused' | 'unknown'; reason: string };

/** The first wait before a repetition, doubled each time, and the longest. */
const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 3600;

/** When to repeat after so many attempts. */
export function nextAttempt(attempts: number, now: Temporal.Instant): Temporal.Instant {
  return now.add({ seconds: Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(attempts, 20)) });
}
