import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOf, nextOrder, orderOf, parseTeamSearch, parseTransferSearch } from './team-search.ts';

test('an address keeps its valid parameters and drops invalid ones', () => {
  const whole = { from: '2026-03-01', to: '2026-03-07', of: '7', q: 'bou', sort: 'profit', order: 'asc', member: '9' };
  expect(parseTeamSearch(whole)).toEqual(whole);
  // The router reads numbers as such.
  expect(parseTeamSearch({ of: 7, member: 9, q: 100 })).toEqual({ of: '7', member: '9', q: '100' });
  expect(
    parseTeamSearch({ from: '2026-03-08', to: '2026-03-07', of: '-1', sort: 'x', order: 'up', member: 'me' }),
  ).toEqual({});
  expect(parseTransferSearch({ to: ' noy ' })).toEqual({ to: 'noy' });
  expect(parseTransferSearch({ to: ['a'] })).toEqual({});
});

test('parsing twice is the same as parsing once', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('from', 'to', 'of', 'q', 'sort', 'order', 'member'), fc.jsonValue()),
      (raw) => {
        const once = parseTeamSearch(raw);
        expect(parseTeamSearch(once)).toEqual(once);
      },
    ),
  );
});

test('a press on a header sorts by its first order, another press reverses it', () => {
  expect(orderOf({})).toEqual({ sort: 'registered', order: 'desc' });
  expect(nextOrder({}, 'name')).toMatchObject({ sort: 'name', order: 'asc' });
  expect(nextOrder({ sort: 'name', order: 'asc' }, 'name')).toMatchObject({ order: 'desc' });
  expect(nextOrder({ sort: 'name', order: 'asc', of: '7' }, 'balance')).toEqual({
    sort: 'balance',
    order: 'desc',
    of: '7',
  });
});

test('without days it is the last week', () => {
  expect(daysOf({}, '2026-03-10')).toEqual({ from: '2026-03-04', to: '2026-03-10' });
});
