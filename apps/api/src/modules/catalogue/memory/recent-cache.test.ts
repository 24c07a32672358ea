import { expect, test } from 'vitest';
import { RecentCache } from './recent-cache.ts';

function cacheOf(capacity: number): RecentCache<string> {
  return new RecentCache(capacity, (value) => value.length);
}

test('what was used lately is kept', () => {
  const cache = cacheOf(20);
  cache.set('kept', 'xxxx');
  for (let entry = 0; entry < 100; entry++) {
    cache.set(`other ${entry}`, 'xxxx');
    expect(cache.get('kept')).toBe('xxxx');
  }
});

test('what was used long ago is dropped', () => {
  const cache = cacheOf(20);
  cache.set('first', 'xxxx');
  for (let entry = 0; entry < 10; entry++) cache.set(`other ${entry}`, 'xxxx');
  expect(cache.get('first')).toBeUndefined();
});

test('a value heavier than the whole is not kept for long', () => {
  const cache = cacheOf(4);
  cache.set('heavy', 'x'.repeat(100));
  cache.set('other', 'xxxx');
  expect(cache.get('heavy')).toBeUndefined();
});
