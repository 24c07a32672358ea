import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allocate,
  AmountFormatError,
  formatDecimal,
  formatExactMoney,
  formatMoney,
  parseAmount,
  sum,
} from './index.ts';

const most = 2n ** 63n - 1n;
const amounts = fc.bigInt({ min: -most, max: most });

describe('a decimal on the API', () => {
  test('is the exact inverse of parsing', () => {
    fc.assert(fc.property(amounts, (amount) => parseAmount(formatDecimal(amount)) === amount));
  });

  test('has at least 2 decimals and at most 5', () => {
    expect(formatDecimal(1_250_000n)).toBe('12.50');
    expect(formatDecimal(1n)).toBe('0.00001');
    expect(formatDecimal(-150_010n)).toBe('-1.5001');
  });

  test('is accepted up to the ledger’s maximum', () => {
    expect(parseAmount('92233720368547.75807')).toBe(most);
    expect(parseAmount('-92233720368547.75807')).toBe(-most);
    for (const text of ['92233720368547.75808', '-92233720368547.75808', '999999999999999'])
      expect(() => parseAmount(text)).toThrow(AmountFormatError);
  });

  test.each(['', '1e3', '+1', '1.', '.5', '1.123456', ' 1', '1,000', '0x10', '1234567890123456', 'NaN'])(
    'refuses %j',
    (text) => {
      expect(() => parseAmount(text)).toThrow(AmountFormatError);
    },
  );
});

describe('money on a screen', () => {
  test('has the symbol, separated thousands and 2 decimals rounded down', () => {
    expect(formatMoney(parseAmount('1234567.899'), { symbol: '₭', locale: 'en' })).toBe('₭1,234,567.89');
    expect(formatMoney(parseAmount('1234567.899'), { symbol: '₭', locale: 'lo' })).toBe('₭1.234.567,89');
    expect(formatMoney(parseAmount('-3.5'), { symbol: '₭', locale: 'zh-CN' })).toBe('-₭3.50');
    expect(formatMoney(parseAmount('-0.009'), { symbol: '₭', locale: 'zh-CN' })).toBe('₭0.00');
  });

  test('rows that are read page by page show all decimals, so that they add up to their sum', () => {
    expect(formatExactMoney(parseAmount('1234567.899'), { symbol: '₭', locale: 'lo' })).toBe('₭1.234.567,899');
    expect(formatExactMoney(parseAmount('-0.00001'), { symbol: '₭', locale: 'en' })).toBe('-₭0.00001');
    expect(formatExactMoney(parseAmount('20'), { symbol: '₭', locale: 'en' })).toBe('₭20.00');
  });
});

describe('allocation', () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 1000n }), { minLength: 1, maxLength: 20 });

  test('loses and adds nothing, and no share is more than a unit off', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), weights, (amount, parts) => {
        fc.pre(parts.some((part) => part > 0n));
        const shares = allocate(amount, parts);
        const whole = sum(parts);
        expect(sum(shares)).toBe(amount);
        shares.forEach((share, index) => {
          const floor = (amount * parts[index]!) / whole;
          expect(share === floor || share === floor + 1n).toBe(true);
        });
      }),
    );
  });
});
