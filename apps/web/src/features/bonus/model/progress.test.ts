import { expect, test } from 'vitest';
import { daysUntil, progressOf } from './progress.ts';

test('progress is full only when all is staked, and never more', () => {
  expect(progressOf('0.00', '100.00')).toEqual({ percent: 0, left: 10_000_000n });
  expect(progressOf('99.99999', '100.00')).toEqual({ percent: 99, left: 1n });
  expect(progressOf('100.00', '100.00')).toEqual({ percent: 100, left: 0n });
  expect(progressOf('170.00', '100.00')).toEqual({ percent: 100, left: 0n });
});

test('the days left are whole, and zero once it is over', () => {
  const now = Date.parse('2026-06-01T12:00:00Z');
  expect(daysUntil('2026-06-03T11:59:59Z', now)).toBe(1);
  expect(daysUntil('2026-06-03T12:00:00Z', now)).toBe(2);
  expect(daysUntil('2026-05-01T00:00:00Z', now)).toBe(0);
});
