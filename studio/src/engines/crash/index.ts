import type { Numbers } from '@champa/fairness';
import type { Amount } from '@champa/money';
import { type Fraction, fraction } from '../fraction.ts';

/** A multiplier in hundredths: 137 is 1.37 times. */
export type Hundredths = number;

/** The random number that decides a flight is uniform over this many values. */
export const DRAWS = 2 ** 48;
export const MIN_CASHOUT: Hundredths = 101;
/** A flight that reaches this pays every standing bet and ends: 10,000 times. */
export const MAX_MULTIPLIER: Hundredths = 1_000_000;
/** It doubles in 11.6 s and reaches ten times in 38.4 s. */
export const GROWTH_PER_MS = 0.00006;

const RETURN_PERCENT = 97n;

/**
 * The highest multiplier at which a flight can still be cashed out, decided by one random number u, uniform over 1 … 2^48:
 * floor(97 * 2^48 / u), at most 1,000,000. Below 101 nobody can win: the flight ends as it starts. All in whole numbers, so that
 * P(a flight reaches h) is exactly floor(97 * 2^48 / h) / 2^48, which differs from 0.97 / multiplier by less than 2^-48.
 */
export function decideCrash(numbers: Numbers): Hundredths {
  return crashOf(numbers.intBelow(DRAWS) + 1);
}

export function crashOf(draw: number): Hundredths {
  const reached = Number((RETURN_PERCENT * BigInt(DRAWS)) / BigInt(draw));
  return Math.min(reached, MAX_MULTIPLIER);
}

/** P(a flight can be cashed out at `multiplier`), exactly. */
export function reachChance(multiplier: Hundredths): Fraction {
  return fraction((RETURN_PERCENT * BigInt(DRAWS)) / BigInt(multiplier), BigInt(DRAWS));
}

/** The payout of a stake that is cashed out at `multiplier`, rounded down to the unit. */
export function payout(stake: Amount, multiplier: Hundredths): Amount {
  return (stake * BigInt(multiplier)) / 100n;
}

/** The multiplier shown `elapsedMs` after the start, by the studio's clock. */
export function multiplierAt(elapsedMs: number): Hundredths {
  return Math.min(MAX_MULTIPLIER, Math.floor(100 * Math.exp(GROWTH_PER_MS * Math.max(0, elapsedMs))));
}

/** When the multiplier first shows `multiplier`, in whole ms after the start: `multiplierAt` of it is at least that. */
export function elapsedAt(multiplier: Hundredths): number {
  let elapsed = Math.max(0, Math.floor(Math.log(multiplier / 100) / GROWTH_PER_MS) - 1);
  while (multiplierAt(elapsed) < multiplier) elapsed += 1;
  return elapsed;
}

/**
 * How long a flight lasts: until the multiplier would exceed the highest one, so that players who cash out during the flight
 * always get what they see. At the maximum it ends when it is reached.
 */
export function flightMs(crash: Hundredths): number {
  if (crash < MIN_CASHOUT) return 0;
  return crash === MAX_MULTIPLIER ? elapsedAt(crash) : elapsedAt(crash + 1);
}

/** `1.37`; a flight that never left the ground crashed at `1.00`. */
export function showMultiplier(multiplier: Hundredths): string {
  const shown = Math.max(100, multiplier);
  return `${Math.floor(shown / 100)}.${String(shown % 100).padStart(2, '0')}`;
}

/** Reads `1.37`; null for anything but digits, a point and two digits. */
export function readMultiplier(text: string): Hundredths | null {
  return /^\d{1,6}\.\d\d$/.test(text) ? Number(text.replace('.', '')) : null;
}
