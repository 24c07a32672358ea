import { expect, test } from 'vitest';
import { dayAt } from '../../../platform/brand-calendar.ts';
import { boundsOf, daysOf, spanOf } from './period.ts';

const always = { firstDay: null, lastDay: null };
/** Clocks go forward on 2026-03-29 and back on 2026-10-25. */
const BERLIN = 'Europe/Berlin';

function hoursOf(day: string): number {
  const { from, to } = boundsOf({ firstDay: day, lastDay: day }, BERLIN);
  return from.until(to).total('hours');
}

test('a day in which the clocks change has 23 or 25 hours', () => {
  expect([hoursOf('2026-03-29'), hoursOf('2026-10-25'), hoursOf('2026-06-01')]).toEqual([23, 25, 24]);
});

test('a week in which the clocks change lasts from Monday to Monday all the same', () => {
  const week = spanOf('weekly', '2026-10-25', always)!;
  expect(week).toEqual({ firstDay: '2026-10-19', lastDay: '2026-10-25' });
  const { from, to } = boundsOf(week, BERLIN);
  expect(from.until(to).total('hours')).toBe(7 * 24 + 1);
});

test.each([
  ['Asia/Vientiane', '2026-11-22'],
  [BERLIN, '2026-10-25'],
  [BERLIN, '2026-03-29'],
  // Clocks change at midnight: the day begins at one.
  ['America/Havana', '2026-03-08'],
  // A whole day was skipped: it contains no instant, and its neighbours meet.
  ['Pacific/Apia', '2011-12-30'],
])('in %s every instant around %s is in exactly one day', (timeZone, day) => {
  const around = [day, next(day)].map((each) => boundsOf({ firstDay: each, lastDay: each }, timeZone));
  expect(around[0]!.to.toString()).toBe(around[1]!.from.toString());
  for (let at = around[0]!.from; Temporal.Instant.compare(at, around[1]!.to) < 0; at = at.add({ minutes: 30 })) {
    const its = dayAt(at, timeZone).toString();
    const { from, to } = boundsOf({ firstDay: its, lastDay: its }, timeZone);
    expect(Temporal.Instant.compare(from, at)).toBeLessThanOrEqual(0);
    expect(Temporal.Instant.compare(at, to)).toBe(-1);
  }
});

test('the last nanosecond of a day is in it, the next is not', () => {
  const { from, to } = boundsOf({ firstDay: '2026-10-25', lastDay: '2026-10-25' }, BERLIN);
  expect(dayAt(from.subtract({ nanoseconds: 1 }), BERLIN).toString()).toBe('2026-10-24');
  expect(dayAt(to.subtract({ nanoseconds: 1 }), BERLIN).toString()).toBe('2026-10-25');
  expect(dayAt(to, BERLIN).toString()).toBe('2026-10-26');
});

test('months and events have their own days; outside the offered days there is no period', () => {
  expect(spanOf('monthly', '2028-02-10', always)).toEqual({ firstDay: '2028-02-01', lastDay: '2028-02-29' });
  const event = { firstDay: '2026-11-20', lastDay: '2026-12-03' };
  expect(spanOf('event', '2026-12-03', event)).toEqual(event);
  expect(spanOf('event', '2026-12-04', event)).toBeNull();
  expect(spanOf('daily', '2026-11-19', event)).toBeNull();
  expect(daysOf(event)).toHaveLength(14);
});

function next(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
