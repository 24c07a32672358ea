import { expect, test } from 'vitest';
import { rangeOf } from '../../../kit/days/day-range.ts';
import { hasDays, parseAgentSearch, rangeBefore } from './agent-search.ts';

const standing = { from: '2026-11-01', to: '2026-11-07' };

test('an invalid parameter counts as missing', () => {
  for (const value of ['', 'x', '2026-13-01', ['a'], null, {}, '__proto__'])
    expect(parseAgentSearch({ from: value, to: value, figure: value, kind: value })).toEqual({});
  expect(parseAgentSearch({ from: '2026-11-09', to: '2026-11-02' })).toEqual({});
});

test('valid parameters are read', () => {
  const search = { from: '2026-11-02', to: '2026-11-09', figure: 'validBet', kind: 'hourly' } as const;
  expect(parseAgentSearch(search)).toEqual(search);
  expect(rangeOf(search, standing)).toEqual({ from: '2026-11-02', to: '2026-11-09' });
  expect(rangeOf({}, standing)).toEqual(standing);
});

test('the range before has as many days, and ends right before', () => {
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(rangeBefore(standing)).toEqual({ from: '2026-10-25', to: '2026-10-31' });
});

test('only a short range is shown day by day', () => {
  expect(hasDays({ from: '2026-01-01', to: '2026-03-03' })).toBe(true);
  expect(hasDays({ from: '2026-01-01', to: '2026-03-04' })).toBe(false);
});
