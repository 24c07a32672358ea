import { timeFormat } from '@champa/i18n';
import { expect, test } from 'vitest';
import { period, timeLeft } from './promotion-time.ts';

const spoken = (id: string, { hours, days }: Record<string, unknown> = {}) =>
  [id, hours, days].filter((part) => part !== undefined).join(' ');
const times = timeFormat('lo-LA', 'Asia/Vientiane');

test('a period is written to the second, and a long-term one without end', () => {
  const run = { startTime: '2026-01-01T00:00:00Z', endTime: '2026-02-01T16:59:59Z', longTerm: 0 } as const;
  expect(period(run, times, spoken)).toBe('01/01/2026 07:00:00 – 01/02/2026 23:59:59');
  expect(period({ ...run, longTerm: 1 }, times, spoken)).toBe('01/01/2026 07:00:00 – long_term');
  expect(period({ ...run, endTime: null }, times, spoken)).toBe('01/01/2026 07:00:00 – long_term');
});

test.each([
  ['2026-01-04T00:00:00Z', 'left_days 0 3'],
  ['2026-01-04T05:59:59Z', 'left_hours_days 5 3'],
  ['2026-01-01T02:00:00Z', 'left_hours_days 2 0'],
  ['2026-01-01T00:10:00Z', 'left_under_hour'],
  ['2025-12-31T23:59:59Z', undefined],
])('the time left until %s is %s', (endTime, left) => {
  expect(timeLeft(endTime, Date.parse('2026-01-01T00:00:00Z'), spoken)).toBe(left);
});
