import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excessOf } from './velocity.ts';

const rules = { perMinute: 3, perHour: 10, perDay: 20, openAtOnce: 4 };
const few = { minute: 1, hour: 1, day: 1, open: 1 };

test.each([
  [few, null],
  [{ minute: 3, hour: 10, day: 20, open: 4 }, null],
  [
    { ...few, minute: 4 },
    { code: 'TOO_MANY_DEPOSITS', retryAfterSeconds: 60 },
  ],
  [
    { ...few, minute: 4, hour: 11 },
    { code: 'TOO_MANY_DEPOSITS', retryAfterSeconds: 3600 },
  ],
  [
    { ...few, day: 21 },
    { code: 'TOO_MANY_DEPOSITS', retryAfterSeconds: 86_400 },
  ],
  [{ ...few, open: 5 }, { code: 'TOO_MANY_OPEN_DEPOSITS' }],
])('of %j is too much: %j', (counted, excess) => expect(excessOf(counted, rules)).toEqual(excess));

test('nothing is refused that every rule allows, and everything that one forbids', () => {
  const count = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(fc.record({ minute: count, hour: count, day: count, open: count }), (counted) => {
      const isWithin = counted.minute <= 3 && counted.hour <= 10 && counted.day <= 20 && counted.open <= 4;
      expect(excessOf(counted, rules) === null).toBe(isWithin);
    }),
  );
});
