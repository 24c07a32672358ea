import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushKept, keep, readKept } from './session-cache.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  stubStorage({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => void vi.unstubAllGlobals());

function stubStorage(sessionStorage: Partial<Storage>): void {
  vi.stubGlobal('window', { sessionStorage });
}

const kept = { language: 'lo', at: 5, value: { list: [] } } as const;

test('a list is kept with its time and its language', () => {
  keep('HOT_GAMES', kept);
  expect([...stored.keys()]).toEqual(['HOT_GAMES']);
  expect(readKept('HOT_GAMES', 'lo')).toEqual(kept);
});

test('a list in another language is never served', () => {
  keep('HOT_GAMES', kept);
  expect(readKept('HOT_GAMES', 'en')).toBeUndefined();
});

test('flushing forgets all lists', () => {
  keep('HOT_GAMES', kept);
  keep('VENDOR_LANES', kept);
  flushKept();
  expect(stored.size).toBe(0);
});

test.each(['', 'null', '7', '{"language":"lo"}', '{"language":"lo","at":1,"value":null}', '{'])(
  'what somebody else wrote under the key counts as nothing: %s',
  (text) => {
    stored.set('HOT_GAMES', text);
    expect(readKept('HOT_GAMES', 'lo')).toBeUndefined();
  },
);

test('a full storage is not an error', () => {
  stubStorage({
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => keep('HOT_GAMES', kept)).not.toThrow();
});

test('nothing is stored without a browser', () => {
  vi.stubGlobal('window', undefined);
  keep('HOT_GAMES', kept);
  expect(readKept('HOT_GAMES', 'lo')).toBeUndefined();
});
