import type { LotteryDraw } from '@champa/contract';
import { expect, test } from 'vitest';
import { chaseSteps, noChase, timesInAll } from './chase.ts';

const draws = Array.from({ length: 6 }, (_, index) => ({ id: String(index), number: `n${index}` }) as LotteryDraw);
const timesOf = (plan: Partial<typeof noChase>) => chaseSteps({ ...noChase, ...plan }, draws).map(({ times }) => times);

test('without a chase it is the next draw, once', () => {
  expect(chaseSteps(noChase, draws)).toEqual([{ draw: draws[0], times: 1 }]);
});

test('the multiplier grows by its factor after each given number of draws', () => {
  expect(timesOf({ draws: 6, from: 2, growth: 2, every: 2 })).toEqual([2, 2, 4, 4, 8, 8]);
  expect(timesInAll(chaseSteps({ ...noChase, draws: 6, from: 2, growth: 2, every: 2 }, draws))).toBe(28n);
});

test('no multiplier exceeds the maximum, and no chase is longer than the open draws', () => {
  expect(timesOf({ draws: 50, from: 500, growth: 10 })).toEqual([500, 5000, 9999, 9999, 9999, 9999]);
});
