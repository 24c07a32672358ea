import { expect, test } from 'vitest';
import { percentOf, totalWeight } from './odds.ts';

test('odds are shown as exactly as their weights allow, to four decimals', () => {
  expect([2, 2500, 700, 98].map((weight) => percentOf(weight, 10_000))).toEqual(['0.02%', '25%', '7%', '0.98%']);
  expect(percentOf(1, 3)).toBe('33.3333%');
  expect(percentOf(5, 5)).toBe('100%');
  expect(totalWeight([{ weight: 2 }, { weight: 3 }])).toBe(5);
});
