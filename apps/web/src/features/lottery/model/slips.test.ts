import { expect, test } from 'vitest';
import type { SlipBet } from './slip.ts';
import { without } from './slips.ts';

const bet = (key: string): SlipBet => ({ key, play: 'big', choice: { rows: [[]] }, unit: 'yuan', multiplier: 1 });

test('bets added while a slip was being placed stay on it', () => {
  const placed = [bet('a'), bet('b')];
  const now = [bet('b'), bet('c'), bet('a'), bet('d')];
  expect(without(now, placed).map(({ key }) => key)).toEqual(['c', 'd']);
});
