import fc from 'fast-check';
import { formatDecimal } from '@champa/money';
import { expect, test } from 'vitest';
import { readTypedAmount, writeTypedAmount } from './typed-amount.ts';

const read = (text: string, locale: string) => {
  const amount = readTypedAmount(text, locale);
  return amount === null ? null : formatDecimal(amount);
};

test.each([
  { text: '50000', locale: 'en-US', amount: '50000.00' },
  { text: '50,000', locale: 'en-US', amount: '50000.00' },
  { text: '50.000', locale: 'lo-LA', amount: '50000.00' },
  { text: '50.000,5', locale: 'lo-LA', amount: '50000.50' },
  { text: '0', locale: 'en-US', amount: '0.00' },
  { text: ' 1 000 ', locale: 'zh-CN', amount: '1000.00' },
])('$text in $locale is $amount', ({ text, locale, amount }) => expect(read(text, locale)).toBe(amount));

test.each(['', '-5', '1.234', 'abc', '1e5', '٣', '1.2.3', '९'])('%j is not an amount', (text) =>
  expect(read(text, 'en-US')).toBeNull(),
);

test('a written amount is read back as the same amount, in every locale', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 13n }),
      fc.constantFrom('lo-LA', 'en-US', 'zh-CN'),
      (cents, locale) => {
        const amount = cents * 1000n;
        expect(readTypedAmount(writeTypedAmount(amount, locale), locale)).toBe(amount);
      },
    ),
  );
});
