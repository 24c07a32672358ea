import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from './decimal.ts';
import { feeOn } from './fee.ts';

const amounts = fc.bigInt({ min: 0n, max: 10n ** 18n });
const terms = fc.record({ flat: fc.bigInt({ min: 0n, max: 10n ** 12n }), perMille: fc.integer({ min: 0, max: 500 }) });

test('a fee follows its terms', () => {
  expect(feeOn(parseAmount('100000'), { flat: parseAmount('2000'), perMille: 15 })).toBe(parseAmount('3500'));
  expect(feeOn(parseAmount('0.10'), { flat: 0n, perMille: 15 })).toBe(parseAmount('0.01'));
  expect(feeOn(parseAmount('100'), { flat: 0n, perMille: 0 })).toBe(0n);
});

test('a fee is never below its terms, never a hundredth or more above them, and never more than the amount', () => {
  fc.assert(
    fc.property(amounts, terms, (amount, { flat, perMille }) => {
      const fee = feeOn(amount, { flat, perMille });
      const exact = flat * 1000n + amount * BigInt(perMille);
      expect(fee <= amount).toBe(true);
      if (fee === amount) return;
      expect(fee * 1000n >= exact && fee * 1000n - exact < 1_000_000n).toBe(true);
      expect(fee % 1000n).toBe(0n);
    }),
  );
});

test('a fee grows with its amount', () => {
  fc.assert(fc.property(amounts, amounts, terms, (a, b, given) => a > b || feeOn(a, given) <= feeOn(b, given)));
});
