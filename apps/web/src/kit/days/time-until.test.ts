import { expect, test } from 'vitest';
import { countdownOf } from './time-until.ts';

test.each([
  [0, 0, '00:00:00'],
  [-5000, 0, '00:00:00'],
  [1, 0, '00:00:01'],
  [86_399_000, 0, '23:59:59'],
  [86_400_000, 1, '00:00:00'],
  // A day on which clocks go back.
  [25 * 3_600_000, 1, '01:00:00'],
])('%i ms are %i days and %s', (left, days, time) => {
  expect(countdownOf(left)).toEqual({ days, time });
});
