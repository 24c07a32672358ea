import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusDays, startOfDay } from '../../../platform/brand-calendar.ts';
import { beginningsOf, comparedRanges, faultOfDays, rangeUpTo } from './range.ts';

const ZONES = ['Asia/Vientiane', 'Asia/Yangon', 'Europe/Berlin', 'America/Santiago', 'Pacific/Apia'];
const zone = fc.constantFrom(...ZONES);
const day = fc.integer({ min: 0, max: 800 }).map((days) => plusDays('2025-01-01', days));
const length = fc.integer({ min: 1, max: 40 });
const at = (text: string) => Temporal.Instant.from(text);

describe('the hours and days of a range', () => {
  test('follow one another without a gap, from its first moment on, and none begins after now', () => {
    fc.assert(
      fc.property(zone, day, length, fc.integer({ min: 1, max: 2000 }), (timeZone, from, days, hours) => {
        const now = startOfDay(from, timeZone).add({ hours });
        const range = rangeUpTo({ from, to: plusDays(from, days - 1) }, now, timeZone);
        const begun = beginningsOf(range, 'hour', timeZone);
        expect(begun[0]).toEqual(range.span.from);
        for (const [n, hour] of begun.slice(1).entries()) expect(hour.since(begun[n]!).total('hours')).toBe(1);
        expect(range.span.to.since(begun.at(-1)!).total('hours')).toBeLessThanOrEqual(1);
        const starts = beginningsOf(range, 'day', timeZone);
        for (const [n, start] of starts.entries()) expect(start).toEqual(startOfDay(plusDays(from, n), timeZone));
      }),
    );
  });

  test('are 23 or 25 on a day on which clocks change', () => {
    const hoursOf = (from: string) => {
      const days = { from, to: from };
      return beginningsOf(rangeUpTo(days, at('2027-01-01T00:00Z'), 'Europe/Berlin'), 'hour', 'Europe/Berlin').length;
    };
    expect([hoursOf('2026-03-29'), hoursOf('2026-10-25'), hoursOf('2026-05-01')]).toEqual([23, 25, 24]);
  });
});

describe('a range is compared', () => {
  const now = at('2026-11-27T05:30Z'); // 12:30 in Vientiane

  test('for one day: with yesterday and the same day of the week before, up to the same time', () => {
    const today = { from: '2026-11-27', to: '2026-11-27' };
    const { range, before, weekBefore } = comparedRanges(today, now, 'Asia/Vientiane');
    expect(range.span.to).toEqual(now);
    expect(before).toEqual({
      days: { from: '2026-11-26', to: '2026-11-26' },
      span: { from: at('2026-11-25T17:00Z'), to: at('2026-11-26T05:30Z') },
    });
    expect(weekBefore.days).toEqual({ from: '2026-11-20', to: '2026-11-20' });
    expect(weekBefore.span.to).toEqual(at('2026-11-20T05:30Z'));
  });

  test('for past days: with as many days before, and with whole weeks before', () => {
    const days = { from: '2026-11-10', to: '2026-11-19' };
    const { before, weekBefore } = comparedRanges(days, now, 'Asia/Vientiane');
    expect(before.days).toEqual({ from: '2026-10-31', to: '2026-11-09' });
    expect(before.span.to).toEqual(startOfDay('2026-11-10', 'Asia/Vientiane'));
    expect(weekBefore.days).toEqual({ from: '2026-10-27', to: '2026-11-05' });
  });

  test('up to the same time of day, also where clocks changed in between', () => {
    const noon = at('2026-03-29T10:00Z'); // 12:00 of summer time in Berlin
    const { before } = comparedRanges({ from: '2026-03-29', to: '2026-03-29' }, noon, 'Europe/Berlin');
    expect(before.span.to).toEqual(at('2026-03-28T11:00Z'));
  });
});

test('days that have not begun, end before they begin or are too many are refused', () => {
  const fault = (from: string, to: string) => faultOfDays({ from, to }, at('2026-11-27T05:30Z'), 'Asia/Vientiane', 31);
  expect(fault('2026-11-27', '2026-11-27')).toBeNull();
  expect(fault('2026-10-28', '2026-11-27')).toBeNull();
  expect(fault('2026-10-27', '2026-11-27')).toBe('range');
  expect(fault('2026-11-27', '2026-11-28')).toBe('range');
  expect(fault('2026-11-27', '2026-11-26')).toBe('range');
});
