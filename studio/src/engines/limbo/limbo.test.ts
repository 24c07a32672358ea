import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDecimal } from '../fraction.ts';
import { allTargets, chanceOf, heightOf, limbo, LOWEST_TARGET } from './index.ts';

const ROLLS = 100_000_000;

test('as many rolls reach a target as its chance says: the last one does, the next one does not', () => {
  fc.assert(
    fc.property(fc.constantFrom(...allTargets()), (target) => {
      const winning = Number(toDecimal(chanceOf(target), 8)) * ROLLS;
      expect(heightOf(Math.round(winning) - 1)).toBeGreaterThanOrEqual(target);
      expect(heightOf(Math.round(winning))).toBeLessThan(target);
    }),
  );
});

test('a target has at most three digits that are not zero, from the lowest to the highest', () => {
  const accepts = (target: number) => limbo.bet.safeParse({ target }).success;
  expect([LOWEST_TARGET, 999, 1_010, 99_900, 1_000_000].map(accepts)).toEqual([true, true, true, true, true]);
  expect([100, 1_001, 10_050, 100_500, 1_001_000, 2.5].map(accepts)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
