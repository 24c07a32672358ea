import { formatDecimal, parseAmount, shownAmount } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostOf, shownTurnover, sumsOf, turnoverPercent } from './sums.ts';

const fee = { flat: '2000.00', perMille: 5, freePerDay: 1, freeLeft: 0 };

test('the amount received and the fee add up to the amount; a free withdrawal costs nothing', () => {
  expect(sumsOf(parseAmount('100000'), { fee })).toEqual({ fee: parseAmount('2500'), arrives: parseAmount('97500') });
  expect(sumsOf(parseAmount('100000'), { fee: { ...fee, freeLeft: 1 } }).fee).toBe(0n);
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 14n), (amount) => {
      const sums = sumsOf(amount, { fee });
      return sums.fee + sums.arrives === amount && sums.arrives >= 0n;
    }),
  );
});

test('the maximum is the balance or the brand’s limit, in hundredths', () => {
  expect(mostOf(parseAmount('1234.56789'), { max: '20000000.00' })).toBe(parseAmount('1234.56'));
  expect(mostOf(parseAmount('90000000'), { max: '20000000.00' })).toBe(parseAmount('20000000'));
});

test('progress is full only where nothing is left', () => {
  expect(turnoverPercent({ required: '0.00', done: '0.00' })).toBe(100);
  expect(turnoverPercent({ required: '300.00', done: '299.99' })).toBe(99);
  expect(turnoverPercent({ required: '300.00', done: '300.00' })).toBe(100);
});

test('done and remaining add up to the requirement as they are shown, and nothing remains only where it is met', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.bigInt(1n, 10n ** 12n), (done, remaining) => {
      const exact = { required: done + remaining, done, remaining };
      const turnover = {
        required: formatDecimal(exact.required),
        done: formatDecimal(done),
        remaining: formatDecimal(remaining),
      };
      const shown = shownTurnover(turnover);
      const [whole, part, left] = [shown.required, shown.done, shown.remaining].map(parseAmount);
      expect(part! + left!).toBe(whole);
      expect(left).toBeGreaterThan(0n);
      expect(whole! - exact.required).toBeLessThan(parseAmount('0.01'));
      expect([whole, part, left]).toEqual([whole, part, left].map((amount) => shownAmount(amount!)));
    }),
  );
});
