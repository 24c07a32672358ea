import type { VipRank } from '@champa/contract';
import { expect, test } from 'vitest';
import { isNothing, percentOf, progressOf, shortRate } from './progress.ts';

const ranks = [0, 100, 300].map((growth, level) => ({ level, growth }) as VipRank);

test('progress runs from the rank reached to the next', () => {
  expect(progressOf({ growth: 150, next: { level: 2, growth: 300, remaining: 150 } }, ranks)).toBe(25);
  expect(progressOf({ growth: 40, next: { level: 2, growth: 300, remaining: 260 } }, ranks)).toBe(0);
  expect(progressOf({ growth: 900, next: null }, ranks)).toBe(100);
  expect(percentOf(999, 1000)).toBe(99);
  expect(percentOf(5, 0)).toBe(100);
});

test('rates and amounts are written without trailing zeros', () => {
  expect([shortRate('0.50'), shortRate('1.00'), shortRate('0.02')]).toEqual(['0.5', '1', '0.02']);
  expect([isNothing('0.00'), isNothing('0'), isNothing('0.10')]).toEqual([true, true, false]);
});
