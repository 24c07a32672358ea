import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCALE } from './amount.ts';
import { bonusOn, wageringOf } from './bonus.ts';

test('a deposit gives its percentage in whole hundredths, up to the maximum', () => {
  expect(bonusOn(30n * SCALE, { percent: 50, max: 100n * SCALE })).toBe(15n * SCALE);
  expect(bonusOn(5000n * SCALE, { percent: 100, max: 100n * SCALE })).toBe(100n * SCALE);
  expect(bonusOn(10_100n, { percent: 33, max: 100n * SCALE })).toBe(3_000n);
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 15n),
      fc.integer({ min: 0, max: 1000 }),
      fc.bigInt(1000n, 10n ** 13n),
      (deposit, percent, max) => {
        const bonus = bonusOn(deposit, { percent, max });
        expect(bonus % 1000n).toBe(0n);
        expect(bonus <= max && bonus * 100n <= deposit * BigInt(percent)).toBe(true);
      },
    ),
  );
});

test('the wagering requirement is a multiple of the bonus, or of bonus and deposit', () => {
  expect(wageringOf(10n, 100n, { factor: 30, base: 'bonus' })).toBe(300n);
  expect(wageringOf(10n, 100n, { factor: 10, base: 'bonus_and_deposit' })).toBe(1100n);
});
