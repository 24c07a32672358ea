import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';
import { newIdempotencyKey } from './idempotency.ts';

test('waits longer with each failure, up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map((failures) => backoffMs(failures, 0))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test('takes up to half of the wait off at random', () => {
  expect(backoffMs(3, 0.5)).toBe(3000);
  expect(backoffMs(3, 1)).toBe(2000);
});

test('an idempotency key is a version 4 UUID of the random bytes', () => {
  expect(newIdempotencyKey((bytes) => bytes.fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
