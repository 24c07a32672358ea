import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTime } from './timetable.ts';

const zone = 'Asia/Vientiane';
const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[${zone}]`).toInstant();

test('the next time is the first after now, on one of its days, in the brand’s time zone', () => {
  const daily = { days: [1, 2, 3, 4, 5, 6, 7], time: '20:00' };
  expect(nextTime(daily, at('2026-11-22T19:59:59'), zone)).toEqual(at('2026-11-22T20:00'));
  expect(nextTime(daily, at('2026-11-22T20:00'), zone)).toEqual(at('2026-11-23T20:00'));
  // 22 November 2026 is a Sunday.
  expect(nextTime({ days: [7], time: '21:00' }, at('2026-11-22T21:00'), zone)).toEqual(at('2026-11-29T21:00'));
});

test('a change of clocks neither skips a day nor repeats one', () => {
  const berlin = 'Europe/Berlin';
  const nightly = { days: [1, 2, 3, 4, 5, 6, 7], time: '02:30' };
  let now = Temporal.ZonedDateTime.from(`2026-03-27T12:00[${berlin}]`).toInstant();
  const days: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    now = nextTime(nightly, now, berlin);
    days.push(now.toZonedDateTimeISO(berlin).toPlainDateTime().toString());
  }
  // At 2 o'clock of the 29th the clocks go to 3 o'clock.
  expect(days).toEqual(['2026-03-28T02:30:00', '2026-03-29T03:30:00', '2026-03-30T02:30:00', '2026-03-31T02:30:00']);
});

test('for any days and moment, it is in the future and within eight days', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 2_000_000_000 }),
      (days, hour, seconds) => {
        const now = Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
        const next = nextTime({ days, time: `${String(hour).padStart(2, '0')}:15` }, now, zone);
        const ahead = next.since(now).total('hours');
        expect(ahead > 0 && ahead <= 24 * 8).toBe(true);
        expect(days).toContain(next.toZonedDateTimeISO(zone).dayOfWeek);
      },
    ),
  );
});
