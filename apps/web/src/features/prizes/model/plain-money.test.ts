import { expect, test } from 'vitest';
import { plainMoney } from './plain-money.ts';

test('zero cents are left out, in every language', () => {
  expect(['₭500,000.00', '₭500.000,00', '₭5,000.50', '₭100'].map(plainMoney)).toEqual([
    '₭500,000',
    '₭500.000',
    '₭5,000.50',
    '₭100',
  ]);
});
