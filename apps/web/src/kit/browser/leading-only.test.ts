import { expect, test } from 'vitest';
import { leadingOnly } from './leading-only.ts';

test('the first press counts; those within the next second are dropped, not delayed', () => {
  let time = 0;
  const counts = leadingOnly(1000, () => time);
  const at = (ms: number, key = 'a') => ((time = ms), counts(key));
  expect([at(0), at(1), at(999), at(1000), at(1500), at(2000)]).toEqual([true, false, false, true, false, true]);
});

test('a press on one key does not block another', () => {
  const counts = leadingOnly(1000, () => 5);
  expect([counts('a'), counts('b'), counts('a')]).toEqual([true, true, false]);
});
