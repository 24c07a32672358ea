import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countDays,
  dayAround,
  dayAt,
  eachDay,
  firstOfMonth,
  firstOfWeek,
  plusDays,
  plusMonths,
  spanOfDays,
  startOfDay,
} from './brand-calendar.ts';

// The brand's; clocks that change at two, at midnight and at one; by half an hour; far from UTC on both sides.
const zones = [
  'Asia/Vientiane',
  'Europe/Berlin',
  'America/Sao_Paulo',
  'America/Havana',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'UTC',
];
const zone = fc.constantFrom(...zones);
const day = fc
  .integer({ min: 0, max: 60 * 366 })
  .map((days) => Temporal.PlainDate.from('1990-01-01').add({ days }))
  // Samoa left this day out when it crossed the date line.
  .filter((date) => date.toString() !== '2011-12-30');
const instant = day.chain((date) =>
  fc
    .integer({ min: 0, max: 86_399_999 })
    .map((ms) => date.toZonedDateTime('UTC').toInstant().add({ milliseconds: ms })),
);

const compare = Temporal.Instant.compare;

test('a day begins in itself, and the moment before is in an earlier day', () => {
  fc.assert(
    fc.property(day, zone, (date, timeZone) => {
      const start = startOfDay(date, timeZone);
      expect(dayAt(start, timeZone).toString()).toBe(date.toString());
      expect(Temporal.PlainDate.compare(dayAt(start.subtract({ nanoseconds: 1 }), timeZone), date)).toBe(-1);
    }),
  );
});

test('every instant is in the day around it, and in no other', () => {
  fc.assert(
    fc.property(instant, zone, (at, timeZone) => {
      const { from, to } = dayAround(at, timeZone);
      expect(compare(from, at)).toBeLessThanOrEqual(0);
      expect(compare(at, to)).toBe(-1);
      expect(dayAround(from, timeZone).from.equals(from)).toBe(true);
      // Days touch: none overlaps the next, nothing is between them.
      expect(dayAround(to, timeZone).from.equals(to)).toBe(true);
    }),
  );
});

test('the time that days take is that of each of them, without a gap', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), zone, (first, length, timeZone) => {
      const days = { from: first.toString(), to: plusDays(first, length) };
      const each = eachDay(days).map((one) => spanOfDays({ from: one, to: one }, timeZone));
      const whole = spanOfDays(days, timeZone);
      expect(each).toHaveLength(countDays(days));
      expect(each[0]!.from.equals(whole.from)).toBe(true);
      expect(each.at(-1)!.to.equals(whole.to)).toBe(true);
      for (const [index, { to }] of each.slice(0, -1).entries()) expect(each[index + 1]!.from.equals(to)).toBe(true);
    }),
  );
});

test.each([
  ['2026-03-29', 'Europe/Berlin', 23],
  ['2026-10-25', 'Europe/Berlin', 25],
  ['2026-04-05', 'Australia/Lord_Howe', 24.5],
  ['2018-11-04', 'America/Sao_Paulo', 23],
  ['2026-07-15', 'Asia/Vientiane', 24],
])('%s in %s has %d hours', (date, timeZone, hours) => {
  const { from, to } = spanOfDays({ from: date, to: date }, timeZone);
  expect(from.until(to).total('hours')).toBe(hours);
});

test('where clocks leave midnight out, the day begins with its first moment', () => {
  expect(startOfDay('2018-11-04', 'America/Sao_Paulo').toString()).toBe('2018-11-04T03:00:00Z');
});

test('there are no days where the last is before the first', () => {
  expect(countDays({ from: '2026-03-02', to: '2026-03-01' })).toBe(0);
  expect(eachDay({ from: '2026-03-02', to: '2026-03-01' })).toEqual([]);
});

test('a week begins on the Monday at or before a day', () => {
  fc.assert(
    fc.property(day, (date) => {
      const monday = firstOfWeek(date);
      expect(monday.dayOfWeek).toBe(1);
      expect(monday.until(date).days).toBe(date.dayOfWeek - 1);
    }),
  );
});

test('months follow one another from any day of them, also from the 31st', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -30, max: 30 }), (date, months) => {
      const moved = Temporal.PlainDate.from(plusMonths(date, months));
      expect(moved.day).toBe(1);
      expect(12 * (moved.year - date.year) + moved.month - date.month).toBe(months);
      expect(plusMonths(moved, -months)).toBe(firstOfMonth(date).toString());
    }),
  );
  expect(plusMonths('2028-01-31', 1)).toBe('2028-02-01');
  expect(plusMonths('2026-03-31', -1)).toBe('2026-02-01');
});
