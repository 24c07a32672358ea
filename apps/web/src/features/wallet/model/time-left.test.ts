import { expect, test } from 'vitest';
import { clockOf } from './time-left.ts';

test.each([
  [0, '00:00'],
  [-5000, '00:00'],
  [1, '00:01'],
  [59_999, '01:00'],
  [299_000, '04:59'],
  [3_600_000, '01:00:00'],
  [86_399_000, '23:59:59'],
])('%d milliseconds are shown as %s', (milliseconds, shown) => expect(clockOf(milliseconds)).toBe(shown));
