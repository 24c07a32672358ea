import { SCALE } from '@champa/money';
import { expect, it } from 'vitest';
import { chipIndex, shortAmount } from './chip-values.ts';

it.each([
  [500n, '500'],
  [1000n, '1K'],
  [1550n, '1.5K'],
  [20_000n, '20K'],
  [999_999n, '999K'],
  [2_500_000n, '2.5M'],
  [3_000_000_000n, '3B'],
] as const)('%s is shown as %s', (amount, text) => {
  expect(shortAmount(amount * SCALE)).toBe(text);
});

it('a sum is shown as the largest chip not above it', () => {
  expect(chipIndex([1n, 5n, 10n], 7n)).toBe(1);
  expect(chipIndex([1n, 5n, 10n], 10n)).toBe(2);
  expect(chipIndex([5n, 10n], 1n)).toBe(0);
});
