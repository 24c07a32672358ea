import { expect, test } from 'vitest';
import { isOpenAt } from './hours.ts';

const day = { from: '08:00', to: '22:30' };
const night = { from: '22:30', to: '08:00' };

test.each([
  ['07:59:59', false],
  ['08:00:00', true],
  ['22:29:59', true],
  ['22:30:00', false],
  ['00:00:00', false],
])('at %s a method of the day is open: %s; one of the night is the other way round', (time, open) => {
  const at = Temporal.PlainTime.from(time);
  expect(isOpenAt(day, at)).toBe(open);
  expect(isOpenAt(night, at)).toBe(!open);
  expect(isOpenAt(null, at)).toBe(true);
});
