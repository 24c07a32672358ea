import { parseAmount } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { between } from './use-rising-amount.ts';

test('a figure counts up from the last value to the new one, and never beyond', () => {
  expect(between(parseAmount('10'), parseAmount('20'), 0)).toBe(parseAmount('10'));
  expect(between(parseAmount('10'), parseAmount('20'), 0.5)).toBe(parseAmount('15'));
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 20n),
      fc.bigInt(0n, 10n ** 20n),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (a, b, share) => {
        const [from, to] = a < b ? [a, b] : [b, a];
        const shown = between(from, to, share);
        expect(shown >= from && shown <= to).toBe(true);
      },
    ),
  );
  expect(between(3n, 10n ** 20n, 1)).toBe(10n ** 20n);
});
