import { parseAmount, SCALE } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areasOf, raiseRates, rateFor, rebateFor, totalOf } from './rebate.ts';

const tiers = [
  { from: '1000', rate: '0.5' },
  { from: '0', rate: '0.2' },
  { from: '50000', rate: '0.8' },
];
const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n });

test('the highest tier reached gives the rate, in whatever order they are given', () => {
  expect(rateFor(tiers, 0n)).toBe(parseAmount('0.2'));
  expect(rateFor(tiers, parseAmount('999.99999'))).toBe(parseAmount('0.2'));
  expect(rateFor(tiers, parseAmount('1000'))).toBe(parseAmount('0.5'));
  expect(rateFor(tiers, parseAmount('1000000'))).toBe(parseAmount('0.8'));
  expect(rateFor([], SCALE)).toBeNull();
  expect(rateFor([{ from: '5', rate: '1' }], SCALE)).toBeNull();
});

test('a rank raises every rate, and adds none where there was none', () => {
  const raised = raiseRates({ RNG: [{ from: '0', rate: '0.5' }], LIVE: [] }, '0.15');
  expect(raised).toEqual({ RNG: [{ from: '0', rate: '0.65' }], LIVE: [] });
  expect(raiseRates({ RNG: tiers }, '0')).toEqual({ RNG: tiers });
});

test('a rebate is the exact part, rounded down by less than a unit', () => {
  expect(rebateFor(parseAmount('100'), parseAmount('0.5'))).toBe(parseAmount('0.5'));
  expect(rebateFor(1n, parseAmount('99'))).toBe(0n);
  fc.assert(
    fc.property(amounts, fc.bigInt({ min: 0n, max: 100n * SCALE }), (validBet, rate) => {
      const paid = rebateFor(validBet, rate);
      const exact = validBet * rate;
      expect(paid * 100n * SCALE <= exact && exact < (paid + 1n) * 100n * SCALE).toBe(true);
    }),
  );
});

test('in any order of bets and claims, no more is paid than the highest rate of all bets', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(amounts, fc.boolean()), { maxLength: 30 }), (steps) => {
      let valid = 0n;
      let taken = 0n;
      let paid = 0n;
      for (const [staked, claims] of steps) {
        valid += staked;
        if (!claims) continue;
        const [area] = areasOf({ RNG: tiers }, new Map([['RNG', valid]]), new Map([['RNG', taken]]));
        paid += area!.amount;
        taken = valid;
      }
      expect(paid <= rebateFor(valid, parseAmount('0.8'))).toBe(true);
    }),
  );
});

test('bets taken back after a claim are made up for first, and areas without rates give nothing', () => {
  const rates = { RNG: tiers, LIVE: [] };
  const valid = new Map([
    ['RNG', 300n * SCALE],
    ['LIVE', 900n * SCALE],
    ['FISH', 900n * SCALE],
  ]);
  const owing = areasOf(rates, valid, new Map([['RNG', 500n * SCALE]]));
  expect(owing).toEqual([
    { area: 'RNG', validBet: 0n, rate: null, amount: 0n },
    { area: 'LIVE', validBet: 900n * SCALE, rate: null, amount: 0n },
  ]);
  expect(totalOf(owing)).toBe(0n);
});
