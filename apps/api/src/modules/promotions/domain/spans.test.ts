import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAt } from '../../../platform/brand-calendar.ts';
import { openSpan, spanAfter, spanEnds, spanKinds, spanOf } from './spans.ts';

const zones = ['Asia/Vientiane', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC'];
const moments = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) })
  .map((ms) => Temporal.Instant.fromEpochMilliseconds(ms));

test('each instant is in its span, from its first day until its end, also when clocks change', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), fc.constantFrom('day', 'week', 'month'), (at, zone, kind) => {
      const span = spanOf(kind, dayAt(at, zone));
      const begins = Temporal.PlainDate.from(span).toZonedDateTime(zone).toInstant();
      const ends = spanEnds(kind, span, zone)!;
      expect(Temporal.Instant.compare(begins, at)).toBeLessThanOrEqual(0);
      expect(Temporal.Instant.compare(at, ends)).toBeLessThan(0);
      expect(spanOf(kind, dayAt(ends, zone))).toBe(spanAfter(kind, span));
    }),
  );
});

test('a day on which clocks change has 23 or 25 hours', () => {
  const hours = (day: string) => {
    const ends = spanEnds('day', day, 'Europe/Berlin')!;
    return ends.since(Temporal.PlainDate.from(day).toZonedDateTime('Europe/Berlin').toInstant()).total('hours');
  };
  expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-10-26')]).toEqual([23, 25, 24]);
});

test('weeks begin on Monday, and a promotion without spans has one', () => {
  const sunday = Temporal.PlainDate.from('2026-11-22');
  expect(spanKinds.map((kind) => spanOf(kind, sunday))).toEqual([
    '2026-11-22',
    '2026-11-16',
    '2026-11-01',
    '1970-01-01',
  ]);
  expect(spanEnds('all', '1970-01-01', 'UTC')).toBeNull();
});

test('a late fact of a closed span counts for the next open one', () => {
  const closed = new Set(['2026-11-16', '2026-11-23']);
  expect(openSpan('week', Temporal.PlainDate.from('2026-11-18'), (span) => closed.has(span))).toBe('2026-11-30');
});
