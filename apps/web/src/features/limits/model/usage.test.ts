import { parseAmount } from '@champa/money';
import { expect, test } from 'vitest';
import { holdsAtOnce, usedPercent } from './usage.ts';

test.each([
  ['0', '100', 0],
  ['0.01', '1000000000', 0],
  ['33.33', '100', 33],
  ['99.99999', '100', 99],
  ['100', '100', 100],
  ['250', '100', 100],
  ['999999999999.99', '1000000000000', 99],
])('%s of %s is %d percent', (used, limit, percent) => expect(usedPercent(used, limit)).toBe(percent));

test('a first, a lower and an equal limit apply at once, a higher one waits', () => {
  expect(holdsAtOnce(parseAmount('500'), null)).toBe(true);
  expect(holdsAtOnce(parseAmount('499.99'), '500.00')).toBe(true);
  expect(holdsAtOnce(parseAmount('500'), '500.00')).toBe(true);
  expect(holdsAtOnce(parseAmount('500.01'), '500.00')).toBe(false);
});
