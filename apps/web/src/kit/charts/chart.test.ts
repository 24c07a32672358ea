import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartOf } from './chart.ts';

const amounts = fc.array(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), { maxLength: 60 });

test('gains stand on the zero line, losses hang from it, and no bar leaves the chart', () => {
  fc.assert(
    fc.property(amounts, (all) => {
      const { bars, zero } = chartOf(all);
      expect(bars).toHaveLength(all.length);
      for (const [n, { top, height, isLoss }] of bars.entries()) {
        expect(top >= 0 && top + height <= 1000).toBe(true);
        expect(isLoss).toBe(all[n]! < 0n);
        expect(isLoss ? top : top + height).toBe(zero);
      }
    }),
  );
});

test('a larger amount never has a shorter bar', () => {
  fc.assert(
    fc.property(amounts, (all) => {
      const { bars } = chartOf(all);
      for (const [n, bar] of bars.entries()) {
        for (const [m, other] of bars.entries()) {
          if (bar.isLoss === other.isLoss && size(all[n]!) > size(all[m]!))
            expect(bar.height >= other.height).toBe(true);
        }
      }
    }),
  );
});

test('the scale reaches from the lowest amount to the highest, and contains zero', () => {
  expect(chartOf([300n, -100n])).toEqual({
    bars: [
      { top: 0, height: 750, isLoss: false },
      { top: 750, height: 250, isLoss: true },
    ],
    zero: 750,
    highest: 300n,
    lowest: -100n,
  });
  expect(chartOf([])).toMatchObject({ bars: [], zero: 1000 });
  expect(chartOf([0n, 0n]).bars).toEqual([
    { top: 1000, height: 0, isLoss: false },
    { top: 1000, height: 0, isLoss: false },
  ]);
});

test('an amount other than zero is visible', () => {
  const { bars } = chartOf([10n ** 12n, 1n, -1n]);
  expect(bars[1]!.height).toBeGreaterThan(0);
});

function size(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}
