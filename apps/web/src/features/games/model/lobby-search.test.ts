import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  parseListSearch,
  parseLobbySearch,
  withClassify,
  withFilter,
  withName,
  withoutFilters,
  withSlotBet,
  withSlotLines,
  withVendor,
} from './lobby-search.ts';

test('parses the search parameters of a list', () => {
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
  { minBet: '2' },
  { minLines: 'x' },
  { minBet: ['1', '1'] },
])('an invalid parameter counts as missing: %o', (raw) => expect(parseListSearch(raw)).toEqual({}));

test('no query breaks the page', () => {
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (raw) => void parseLobbySearch(raw)));
});

test('a name of digits stays a name', () => {
  expect(parseListSearch({ q: 888, vassalage: 7, page: 2 })).toEqual({ q: '888', vassalage: '7', page: 2 });
});

test('an unknown category counts as missing', () => {
  expect(parseLobbySearch({ category: 'toString' })).toEqual({});
});

test('picking a vendor resets the class and the page; ALL drops the vendor too', () => {
  const search = { vassalage: 'A', classify: 'SC', page: 4, q: 'x' };
  expect(withVendor(search, 'B')).toEqual({ vassalage: 'B', classify: undefined, page: undefined, q: 'x' });
  expect(withVendor(search, undefined)).toMatchObject({ vassalage: undefined, classify: undefined, page: undefined });
  expect(withClassify(search, 'VP')).toMatchObject({ vassalage: 'A', classify: 'VP', page: undefined });
});

test('slots can be filtered by a minimum bet of 1 or by 25 lines, and by no other value', () => {
  expect(parseListSearch({ minBet: '1', minLines: '25' })).toEqual({ minBet: 1, minLines: 25 });
  expect(withSlotBet({ page: 3 })).toMatchObject({ minBet: 1, page: undefined });
  expect(withSlotBet({ minBet: 1 })).toMatchObject({ minBet: undefined });
  expect(withSlotLines({ minLines: 25 })).toMatchObject({ minLines: undefined });
});

test('a search by name covers all games: it drops the filter for own games, and that filter drops the name', () => {
  expect(withName({ filter: 'FAV', page: 2 }, ' naga ')).toEqual({ q: 'naga', filter: undefined, page: undefined });
  expect(withName({ filter: 'HOT' }, 'naga')).toMatchObject({ filter: 'HOT' });
  expect(withName({ filter: 'FAV' }, '  ')).toMatchObject({ q: undefined, filter: 'FAV' });
  expect(withFilter({ q: 'naga' }, 'RECENT')).toMatchObject({ q: undefined, filter: 'RECENT' });
  expect(parseListSearch({ filter: 'FAV', q: 'naga' })).toEqual({ q: 'naga' });
});

test('ALL drops filter, class and slot filters, and keeps the vendor', () => {
  const search = { vassalage: 'A', filter: 'HOT', classify: 'SC', minBet: 1, minLines: 25, page: 4 } as const;
  expect(JSON.parse(JSON.stringify(withoutFilters(search)))).toEqual({ vassalage: 'A' });
});
