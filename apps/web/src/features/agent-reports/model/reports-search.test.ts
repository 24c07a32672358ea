import { expect, test } from 'vitest';
import { linesOf, parseReportsSearch, sortedBy, whoseOf } from './reports-search.ts';

test('what a report is narrowed to is read from its address, nonsense is not', () => {
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

test('whose it is: the agent’s team, where nobody is named', () => {
  expect(whoseOf({})).toEqual({ reach: 'team' });
  expect(whoseOf({ member: '4', reach: 'own' })).toEqual({ memberId: '4', reach: 'own' });
});

test('lines are sorted by valid bets and days by the calendar; pressed again, the other way round', () => {
  expect(linesOf({})).toEqual({ by: 'downline', sort: 'validBet', order: 'desc' });
  expect(linesOf({ by: 'day' })).toEqual({ by: 'day', sort: 'name', order: 'desc' });
  expect(sortedBy({}, 'net')).toEqual({ sort: 'net', order: 'desc' });
  expect(sortedBy({ sort: 'net', order: 'desc' }, 'net')).toEqual({ sort: 'net', order: 'asc' });
  expect(sortedBy({}, 'name')).toEqual({ sort: 'name', order: 'asc' });
});
