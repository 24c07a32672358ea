import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presetsOf, transferable } from './amounts.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });

test('every preset can be transferred, and none exceeds the balance', () => {
  fc.assert(
    fc.property(amount, amount, (available, most) => {
      for (const preset of presetsOf(available, most)) {
        expect(preset.amount).toBeGreaterThan(0n);
        expect(preset.amount).toBeLessThanOrEqual(available);
        expect(preset.amount).toBeLessThanOrEqual(most);
        expect(transferable(preset.amount)).toBe(preset.amount);
      }
    }),
  );
});

test('the last preset is all that can be transferred', () => {
  expect(presetsOf(1_234_567n).at(-1)).toEqual({ share: 100, amount: 1_234_000n });
  expect(presetsOf(1_000n)).toEqual([{ share: 100, amount: 1_000n }]);
  expect(presetsOf(999n)).toEqual([]);
});
