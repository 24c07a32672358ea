import type { Reward } from '@champa/contract';
import { expect, test } from 'vitest';
import { shownRewards } from './shown-rewards.ts';

const named = { kind: 'rebate', title: null, expiresAt: null } as const;
const cash = (id: string, amount: string): Reward => ({
  ...named,
  id,
  content: { kind: 'cash', amount, currency: 'LAK', turnoverFactor: 0 },
});
const points: Reward = { ...named, id: 'points', content: { kind: 'points', points: 5 } };

test('rewards in cash add up to their sum as it is shown; others stay as they are', () => {
  const [first, other, second] = shownRewards([cash('a', '1.006'), points, cash('b', '2.007')]);
  expect([first, second].map((reward) => reward!.content)).toMatchObject([{ amount: '1.00' }, { amount: '2.01' }]);
  expect(other).toBe(points);
});
