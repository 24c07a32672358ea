import { expect, test } from 'vitest';
import { monthBeside } from './month.ts';

test('months continue across the ends of years', () => {
  expect([monthBeside('2026-11', 1), monthBeside('2026-12', 1), monthBeside('2026-01', -1)]).toEqual([
    '2026-12',
    '2027-01',
    '2025-12',
  ]);
});
