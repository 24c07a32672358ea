import { expect, test } from 'vitest';
import { mayReload } from './part-failure.ts';

test('a missing part reloads the page once, not in a loop', () => {
  expect(mayReload(null, 1000)).toBe(true);
  expect(mayReload(1000, 2000)).toBe(false);
  expect(mayReload(1000, 1000 + 11 * 60_000)).toBe(true);
});
