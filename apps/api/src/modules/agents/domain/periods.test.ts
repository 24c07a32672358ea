import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOf, nextBoundary, periodAt, spanOfDays, within } from './periods.ts';

const zones = ['Asia/Vientiane', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland'];
const periods = ['slot', 'hour', 'daily', 'weekly', 'semimonthly', 'monthly'] as const;
const instants = fc
  .integer({ min: 1_767_225_600, max: 1_830_297_600 })
  .map((seconds) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000));

test('periods hold their instants, and each ends where the next begins, also where clocks change', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), fc.constantFrom(...periods), (at, zone, period) => {
      const { from, to } = periodAt(period, at, zone);
      expect(Temporal.Instant.compare(from, at) <= 0 && Temporal.Instant.compare(at, to) < 0).toBe(true);
      expect(periodAt(period, to, zone).from.equals(to)).toBe(true);
      expect(periodAt(period, from, zone)).toEqual({ from, to });
      expect(periodAt(period, to.subtract({ nanoseconds: 1 }), zone)).toEqual({ from, to });
    }),
    { numRuns: 2000 },
  );
});

test('a day has 23 or 25 hours where the clocks change', () => {
  const hours = (day: string) => {
    const { from, to } = periodAt('daily', Temporal.Instant.from(`${day}T10:00:00Z`), 'Europe/Berlin');
    return from.until(to).total('hours');
  };
  expect([hours('2026-03-28'), hours('2026-03-29'), hours('2026-10-25')]).toEqual([24, 23, 25]);
});

test('days of the calendar make a time, both included; none or too many do not', () => {
  const span = spanOfDays({ from: '2026-03-29', to: '2026-03-29' }, 3, 'Europe/Berlin')!;
  expect(`${span.from} ${span.to}`).toBe('2026-03-28T23:00:00Z 2026-03-29T22:00:00Z');
  expect(spanOfDays({ from: '2026-03-29', to: '2026-03-28' }, 3, 'Europe/Berlin')).toBeNull();
  expect(spanOfDays({ from: '2026-03-01', to: '2026-03-03' }, 3, 'Europe/Berlin')).not.toBeNull();
  expect(spanOfDays({ from: '2026-03-01', to: '2026-03-04' }, 3, 'Europe/Berlin')).toBeNull();
});

test('half months are 1-15 and 16-end, weeks begin on Monday', () => {
  const at = (day: string) => Temporal.Instant.from(`${day}T05:00:00Z`);
  const days = (period: 'semimonthly' | 'weekly' | 'monthly', day: string) => {
    const { from, to } = daysOf(periodAt(period, at(day), 'Asia/Vientiane'), 'Asia/Vientiane');
    return `${from} ${to}`;
  };
  expect(days('semimonthly', '2026-02-15')).toBe('2026-02-01 2026-02-16');
  expect(days('semimonthly', '2026-02-16')).toBe('2026-02-16 2026-03-01');
  expect(days('monthly', '2028-02-29')).toBe('2028-02-01 2028-03-01');
  expect(days('weekly', '2026-03-01')).toBe('2026-02-23 2026-03-02');
});

test('contracts begin and end between the smallest parts of their periods', () => {
  const at = Temporal.Instant.from('2026-03-10T10:02:03Z');
  expect(String(nextBoundary('realtime', at, 'Asia/Vientiane'))).toBe('2026-03-10T10:05:00Z');
  expect(String(nextBoundary('hourly', at, 'Asia/Kathmandu'))).toBe('2026-03-10T10:15:00Z');
  expect(String(nextBoundary('dividend', at, 'Asia/Vientiane'))).toBe('2026-03-10T17:00:00Z');
  const span = periodAt('daily', at, 'Asia/Vientiane');
  expect(within(span, at, null)).toEqual({ from: at, to: span.to });
  expect(within(span, span.to, null)).toBeNull();
});
