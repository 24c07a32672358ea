import { expect, test } from 'vitest';
import { shareRange } from './shares.ts';

const tier = (share: string) => ({ activeMembers: 0, validBet: '0', profit: '0', share });

test('a ladder ranges from its lowest tier’s share to its highest’s', () => {
  expect(shareRange({ tiers: [tier('0.50'), tier('1.25'), tier('10')] })).toEqual({ lowest: '0.5', highest: '10' });
  expect(shareRange({ tiers: [tier('2.00')] })).toEqual({ lowest: '2', highest: '2' });
  expect(shareRange({ tiers: [tier('100')] })).toEqual({ lowest: '100', highest: '100' });
});
