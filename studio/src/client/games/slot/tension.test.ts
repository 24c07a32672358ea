import { expect, it } from 'vitest';
import { tenseReels } from './tension.ts';

const grid = (...columns: string[]) => columns.map((column) => column.split(' '));

it('only reels after the second scatter are slow', () => {
  expect(tenseReels(grid('a s b', 'a a a', 'b s a', 'a b a', 's a a'), 's')).toEqual([false, false, false, true, true]);
});

it('no reel is slow without two scatters, or in a game without them', () => {
  expect(tenseReels(grid('a s b', 'a a a', 'b a a', 'a b a', 's a a'), 's')).not.toContain(true);
  expect(tenseReels(grid('a s b', 's a a', 'b a a'), undefined)).not.toContain(true);
});
