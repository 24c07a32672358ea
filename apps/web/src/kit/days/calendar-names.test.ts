import { expect, test } from 'vitest';
import { weekdayOf } from './calendar-names.ts';

test('weeks begin on Monday', () => {
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-22')]).toEqual([1, 7]);
});
