import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkRow, homeRow } from './rows.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('HOME shows twelve of the twenty-one it fetched', () => {
  expect(homeRow(numbers(21))).toEqual(numbers(12));
  expect(homeRow(numbers(5))).toEqual(numbers(5));
});

test.each([
  { count: 0, lengths: [] },
  { count: 1, lengths: [1] },
  { count: 14, lengths: [14] },
  { count: 15, lengths: [8, 7] },
  { count: 21, lengths: [11, 10] },
])('$count games are shown in rows of $lengths', ({ count, lengths }) => {
  expect(chunkRow(numbers(count)).map((row) => row.length)).toEqual(lengths);
});

test('splitting a row loses no game and keeps their order', () => {
  fc.assert(fc.property(fc.array(fc.nat()), (games) => void expect(chunkRow(games).flat()).toEqual(games)));
});
