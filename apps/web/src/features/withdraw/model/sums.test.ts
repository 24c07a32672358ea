import { parseAmount } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostOf, sumsOf, turnoverPercent } from './sums.ts';

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
