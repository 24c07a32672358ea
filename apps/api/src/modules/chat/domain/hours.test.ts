import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWorking, opensNext, type WorkingHours } from './hours.ts';

const zone = 'Asia/Vientiane';
const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(zone);
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const hours: fc.Arbitrary<WorkingHours[]> = fc.array(
  fc.record({ day: fc.integer({ min: 1, max: 7 }), from: time, to: time }),
  { minLength: 1, maxLength: 6 },
);
const moment = fc.integer({ min: 0, max: 7 * 24 * 60 - 1 }).map((minutes) => at('2026-11-23T00:00').add({ minutes }));

test.each([
  ['2026-11-23T08:59', false],
  ['2026-11-23T09:00', true],
  ['2026-11-23T17:59', true],
  ['2026-11-23T18:00', false],
  // Sunday's shift ends on Monday.
  ['2026-11-22T23:30', true],
  ['2026-11-23T01:59', true],
  ['2026-11-23T02:00', false],
])('%s: %s', (text, works) => {
  const shifts = [
    { day: 1, from: '09:00', to: '18:00' },
    { day: 7, from: '22:00', to: '02:00' },
  ];
  expect(isWorking(shifts, at(text))).toBe(works);
});

test('without hours the chat is open around the clock', () => {
  fc.assert(fc.property(moment, (now) => isWorking([], now) && opensNext([], now) === null));
});

test('the next opening is the first minute of work', () => {
  fc.assert(
    fc.property(hours, moment, (spans, now) => {
      const opens = opensNext(spans, now);
      if (opens === null) {
        expect(isWorking(spans, now)).toBe(true);
        return;
      }
      const begins = opens.toZonedDateTimeISO(zone);
      expect(isWorking(spans, begins)).toBe(true);
      expect(isWorking(spans, begins.subtract({ minutes: 1 }))).toBe(false);
      expect(begins.since(now).total({ unit: 'hours', relativeTo: now })).toBeLessThanOrEqual(7 * 24);
    }),
  );
});
