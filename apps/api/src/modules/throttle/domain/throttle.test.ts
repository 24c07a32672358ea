import { describe, expect, test } from 'vitest';
import { delayAfter, secondsToWait } from './throttle.ts';

const start = Temporal.Instant.from('2026-01-01T00:00:00Z');

describe('throttling of sign-in', () => {
  test('three failures of an account are free, then the wait doubles up to a quarter of an hour', () => {
    expect([0, 1, 2, 3, 4, 5, 9, 10, 11, 500].map((failures) => delayAfter('account', failures))).toEqual([
      0, 0, 0, 5, 10, 20, 320, 640, 900, 900,
    ]);
  });

  test('an address may fail thirty times before it waits', () => {
    expect([29, 30, 31].map((failures) => delayAfter('address', failures))).toEqual([0, 5, 10]);
  });

  test('the wait runs from the last failure and is over when it has passed', () => {
    expect(secondsToWait({ kind: 'account', failures: 4, lastAt: start }, start.add({ seconds: 4 }))).toBe(6);
    expect(secondsToWait({ kind: 'account', failures: 4, lastAt: start }, start.add({ seconds: 10 }))).toBe(0);
  });

  test('half an hour without a failure forgets all', () => {
    expect(secondsToWait({ kind: 'account', failures: 500, lastAt: start }, start.add({ minutes: 31 }))).toBe(0);
  });
});
