import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDays } from './calendar-days.ts';

const zones = fc.constantFrom('Asia/Vientiane', 'Europe/Berlin', 'America/Santiago', 'UTC');
const offset = fc.integer({ min: 0, max: 3000 });
const dayAt = (days: number) => Temporal.PlainDate.from('2024-01-01').add({ days }).toString();

test('days follow one another without gap or overlap, the first and the last included', () => {
  fc.assert(
    fc.property(zones, offset, fc.integer({ min: 0, max: 61 }), (zone, begin, more) => {
      const days = calendarDays({ from: dayAt(begin), to: dayAt(begin + more) }, zone, 62)!;
      expect(days.map(({ day }) => day)).toEqual(Array.from({ length: more + 1 }, (_, n) => dayAt(begin + n)));
      for (const [n, { day, from, to }] of days.entries()) {
        expect(from.toZonedDateTimeISO(zone).toPlainDate().toString()).toBe(day);
        if (n > 0) expect(days[n - 1]!.to.equals(from)).toBe(true);
        expect(Temporal.Instant.compare(from, to)).toBe(-1);
      }
    }),
  );
});

test('too many days, and days out of order, give null', () => {
  expect(calendarDays({ from: '2026-01-01', to: '2026-03-03' }, 'UTC', 62)).toHaveLength(62);
  expect(calendarDays({ from: '2026-01-01', to: '2026-03-04' }, 'UTC', 62)).toBeNull();
  expect(calendarDays({ from: '2026-01-02', to: '2026-01-01' }, 'UTC', 62)).toBeNull();
});
