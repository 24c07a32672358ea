import { createNumbers } from '@champa/fairness';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  crashOf,
  decideCrash,
  DRAWS,
  elapsedAt,
  flightMs,
  MAX_MULTIPLIER,
  MIN_CASHOUT,
  multiplierAt,
  payout,
  reachChance,
  readMultiplier,
  showMultiplier,
} from './index.ts';

const multipliers = fc.integer({ min: MIN_CASHOUT, max: MAX_MULTIPLIER });

test('a flight reaches a multiplier for exactly as many numbers as its chance states', () => {
  fc.assert(
    fc.property(multipliers, (multiplier) => {
      const { num, den } = reachChance(multiplier);
      const lastDraw = Number((num * BigInt(DRAWS)) / den);
      expect(crashOf(lastDraw)).toBeGreaterThanOrEqual(multiplier);
      expect(crashOf(lastDraw + 1)).toBeLessThan(multiplier);
    }),
  );
});

test('for any target, a bet returns 97 %, to within a billionth', () => {
  fc.assert(
    fc.property(multipliers, (multiplier) => {
      const { num, den } = reachChance(multiplier);
      const returned = (num * BigInt(multiplier) * 10n ** 12n) / (den * 100n);
      expect(returned).toBeLessThanOrEqual(970_000_000_000n);
      expect(returned).toBeGreaterThan(969_999_999_000n);
    }),
  );
});

test('200,000 flights of a fixed seed crash as often as stated', () => {
  const flights = 200_000;
  const numbers = createNumbers({ serverSeed: new Uint8Array(32).fill(4), clientSeed: 'flights', nonce: 0 });
  const crashes = Array.from({ length: flights }, () => decideCrash(numbers));
  for (const target of [101, 150, 200, 1_000, 10_000]) {
    const chance = 97 / target;
    const share = crashes.filter((crash) => crash >= target).length / flights;
    expect(Math.abs(share - chance), `at ${target}`).toBeLessThan(3 * Math.sqrt((chance * (1 - chance)) / flights));
  }
  expect(crashes.every((crash) => crash <= MAX_MULTIPLIER)).toBe(true);
});

test('during a flight, the displayed multiplier can be cashed out', () => {
  fc.assert(
    fc.property(fc.integer({ min: MIN_CASHOUT, max: MAX_MULTIPLIER - 1 }), (crash) => {
      const end = flightMs(crash);
      expect(multiplierAt(end - 1)).toBeLessThanOrEqual(crash);
      expect(multiplierAt(end)).toBeGreaterThan(crash);
      expect(elapsedAt(crash)).toBeLessThanOrEqual(end);
    }),
  );
  expect(flightMs(100)).toBe(0);
  expect(flightMs(MAX_MULTIPLIER)).toBe(elapsedAt(MAX_MULTIPLIER));
});

test('payouts are rounded down to the unit, never up', () => {
  expect(payout(3n, 133)).toBe(3n);
  expect(payout(100_000n, 137)).toBe(137_000n);
});

test('multipliers are parsed as they are displayed', () => {
  fc.assert(
    fc.property(multipliers, (multiplier) => {
      expect(readMultiplier(showMultiplier(multiplier))).toBe(multiplier);
    }),
  );
  expect(showMultiplier(97)).toBe('1.00');
  expect(readMultiplier('1.5')).toBeNull();
  expect(readMultiplier('1e2')).toBeNull();
});
