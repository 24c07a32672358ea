import { expect, it } from 'vitest';
import { winTier } from './win-tier.ts';

it.each([
  [0n, 'none'],
  [60n, 'quiet'],
  [100n, 'quiet'],
  [101n, 'plain'],
  [999n, 'plain'],
  [1000n, 'big'],
  [2500n, 'huge'],
  [6000n, 'epic'],
] as const)('a win of %s on a stake of 100 is %s', (win, tier) => {
  expect(winTier(win, 100n)).toBe(tier);
});
