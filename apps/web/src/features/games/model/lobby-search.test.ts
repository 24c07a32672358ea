import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseListSearch, parseLobbySearch, withClassify, withVendor } from './lobby-search.ts';

test('reads what an address says of a list', () => {
  expect(parseLobbySearch({ category: 'RNG', vassalage: 'NAGASPIN', filter: 'HOT', q: ' naga ', page: '3' })).toEqual({
    category: 'RNG',
    vassalage: 'NAGASPIN',
    filter: 'HOT',
    q: 'naga',
    page: 3,
  });
});

test.each([
  { page: '0' },
  { page: '-1' },
  { page: 'x' },
  { page: '1e9' },
  { filter: 'ALL' },
  { q: '   ' },
  { vassalage: {} },
])('nonsense counts as missing: %o', (raw) => expect(parseListSearch(raw)).toEqual({}));

test('no query breaks the page', () => {
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (raw) => void parseLobbySearch(raw)));
});

test('a name of digits stays a name', () => {
  expect(parseListSearch({ q: 888, vassalage: 7, page: 2 })).toEqual({ q: '888', vassalage: '7', page: 2 });
});

test('an unknown category is no category', () => {
  expect(parseLobbySearch({ category: 'toString' })).toEqual({});
});

test('picking a vendor resets the class and the page; ALL drops the vendor too', () => {
  const search = { vassalage: 'A', classify: 'SC', page: 4, q: 'x' };
  expect(withVendor(search, 'B')).toEqual({ vassalage: 'B', classify: undefined, page: undefined, q: 'x' });
  expect(withVendor(search, undefined)).toMatchObject({ vassalage: undefined, classify: undefined, page: undefined });
  expect(withClassify(search, 'VP')).toMatchObject({ vassalage: 'A', classify: 'VP', page: undefined });
});
