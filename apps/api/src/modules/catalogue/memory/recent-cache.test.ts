import { expect, test } from 'vitest';
import { FrequentCache, RecentCache } from './recent-cache.ts';

function cacheOf(capacity: number): RecentCache<string> {
  return new RecentCache(capacity, (value) => value.length);
}

test('recently used entries are kept', () => {
  const cache = cacheOf(20);
  cache.set('kept', 'xxxx');
  for (let entry = 0; entry < 100; entry++) {
    cache.set(`other ${entry}`, 'xxxx');
    expect(cache.get('kept')).toBe('xxxx');
  }
});

test('entries that were not used for long are dropped', () => {
  const cache = cacheOf(20);
  cache.set('first', 'xxxx');
  for (let entry = 0; entry < 10; entry++) cache.set(`other ${entry}`, 'xxxx');
  expect(cache.get('first')).toBeUndefined();
});

test('a value larger than the cache is not kept for long', () => {
  const cache = cacheOf(4);
  cache.set('heavy', 'x'.repeat(100));
  cache.set('other', 'xxxx');
  expect(cache.get('heavy')).toBeUndefined();
});

test('a frequency cache keeps what is offered a second time', () => {
  const cache = new FrequentCache<string>(20, (value) => value.length);
  cache.offer('question', 'xxxx');
  expect(cache.get('question')).toBeUndefined();
  cache.offer('question', 'xxxx');
  expect(cache.get('question')).toBe('xxxx');
});
