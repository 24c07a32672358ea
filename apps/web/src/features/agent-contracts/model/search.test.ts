import { expect, test } from 'vitest';
import { parseContractsSearch } from './contracts-search.ts';
import { parseRunsSearch } from './runs-search.ts';

test('the contracts page reads its address; a downline means the contracts with downlines', () => {
  expect(parseContractsSearch({ downline: 12, kind: 'daily', standing: 'over', contract: '7' })).toEqual({
    side: 'upline',
    downline: '12',
    kind: 'daily',
    standing: 'over',
    contract: '7',
  });
  expect(
    parseContractsSearch({ side: 'x', kind: 'yearly', standing: 1, downline: '0x1', q: ' ', contract: '-1' }),
  ).toEqual({});
});

test('a page of salaries reads its address; rounds need their period', () => {
  expect(parseRunsSearch({ from: '2026-01-02', to: '2026-01-03', side: 'upline', member: 5, state: 'owed' })).toEqual({
    from: '2026-01-02',
    to: '2026-01-03',
    side: 'upline',
    member: '5',
    state: 'owed',
  });
  expect(parseRunsSearch({ from: '2026-02-02', to: '2026-01-03', state: 'x', rounds: '3' })).toEqual({});
  expect(parseRunsSearch({ run: 4, rounds: '3' })).toEqual({ run: '4', rounds: '3' });
});
