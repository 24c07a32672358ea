import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitOutside, limitsFor, unlimited } from './transfer-limits.ts';

const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });
const allowed = fc.record({
  mayReceive: fc.boolean(),
  maySend: fc.boolean(),
  perTransfer: fc.option(amount),
  perDay: fc.option(amount),
});
const brandLimits = fc.record({ min: amount, max: amount, day: amount });

test('an upline’s limits only ever lower the brand’s', () => {
  fc.assert(
    fc.property(brandLimits, allowed, (brand, set) => {
      const { min, max, day } = limitsFor(brand, set);
      expect(min).toBe(brand.min);
      expect(max <= brand.max && max <= (set.perTransfer ?? max)).toBe(true);
      expect(day <= brand.day && day <= (set.perDay ?? day)).toBe(true);
      expect(limitsFor(brand, unlimited)).toEqual(brand);
    }),
  );
});

test('a limit can be set between the brand’s minimum and maximum', () => {
  const brand = { min: 10n, max: 100n, day: 500n };
  const set = (perTransfer: bigint | null, perDay: bigint | null) =>
    limitOutside(brand, { ...unlimited, perTransfer, perDay });
  expect([set(null, null), set(10n, 10n), set(100n, 500n)]).toEqual([null, null, null]);
  expect([set(9n, null), set(101n, null), set(null, 9n), set(50n, 501n)]).toEqual([100n, 100n, 500n, 500n]);
});
