import { expect, test } from 'vitest';
import { linesOf, parseReportsSearch, sortedBy, scopeOf } from './reports-search.ts';

test('a report reads its filters from its address and ignores invalid ones', () => {
  const said = {
    member: '12',
    reach: 'own',
    area: 'LIVE',
    state: 'open',
    by: 'day',
    sort: 'net',
    order: 'asc',
    round: 7,
  };
  expect(parseReportsSearch(said)).toEqual({ ...said, round: '7' });
  const nonsense = {
    member: '1; DROP',
    reach: 'all',
    area: 'X',
    state: 'lost',
    by: 'toString',
    sort: 'x',
    order: 'up',
  };
  expect(parseReportsSearch(nonsense)).toEqual({});
  expect(parseReportsSearch({ from: '2026-02-02', to: '2026-01-01' })).toEqual({});
});

test('without a member, a report is of the agent’s team', () => {
  expect(scopeOf({})).toEqual({ reach: 'team' });
  expect(scopeOf({ member: '4', reach: 'own' })).toEqual({ memberId: '4', reach: 'own' });
});

test('rows are sorted by valid bets and days by date; a second press reverses the order', () => {
  expect(linesOf({})).toEqual({ by: 'downline', sort: 'validBet', order: 'desc' });
  expect(linesOf({ by: 'day' })).toEqual({ by: 'day', sort: 'name', order: 'desc' });
  expect(sortedBy({}, 'net')).toEqual({ sort: 'net', order: 'desc' });
  expect(sortedBy({ sort: 'net', order: 'desc' }, 'net')).toEqual({ sort: 'net', order: 'asc' });
  expect(sortedBy({}, 'name')).toEqual({ sort: 'name', order: 'asc' });
});
