import { expect, test } from 'vitest';
import { daysIn, endingAt, presetRange, rangeOf, startingAt } from '../../../kit/days/day-range.ts';
import { isDay } from '../../../kit/days/day.ts';
import { dayOf } from '../../../kit/days/today.ts';
import { parseRecordsSearch } from './records-search.ts';

test('the day is the brand’s, not the device’s', () => {
  expect(dayOf(new Date('2025-11-20T18:30:00Z'), 'Asia/Vientiane')).toBe('2025-11-21');
  expect(dayOf(new Date('2025-11-20T18:30:00Z'), 'UTC')).toBe('2025-11-20');
});

test('presets count back from today, including today', () => {
  expect(presetRange('today', '2025-03-01')).toEqual({ from: '2025-03-01', to: '2025-03-01' });
  expect(presetRange('yesterday', '2025-03-01')).toEqual({ from: '2025-02-28', to: '2025-02-28' });
  expect(presetRange('last7', '2025-03-01')).toEqual({ from: '2025-02-23', to: '2025-03-01' });
  expect(presetRange('last30', '2025-03-01')).toEqual({ from: '2025-01-31', to: '2025-03-01' });
});

test('a range has each of its days once, across the end of a month too', () => {
  expect(daysIn({ from: '2024-02-27', to: '2024-03-01' })).toEqual([
    '2024-02-27',
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
  ]);
  expect(daysIn({ from: '2025-01-01', to: '2025-01-01' })).toEqual(['2025-01-01']);
});

test('a range that would be reversed or too long moves its other end along', () => {
  const range = { from: '2025-02-10', to: '2025-02-20' };
  expect(startingAt(range, '2025-02-15')).toEqual({ from: '2025-02-15', to: '2025-02-20' });
  expect(startingAt(range, '2025-03-01')).toEqual({ from: '2025-03-01', to: '2025-03-01' });
  expect(startingAt(range, '2025-02-01', 7)).toEqual({ from: '2025-02-01', to: '2025-02-07' });
  expect(endingAt(range, '2025-02-12')).toEqual({ from: '2025-02-10', to: '2025-02-12' });
  expect(endingAt(range, '2025-01-31')).toEqual({ from: '2025-01-31', to: '2025-01-31' });
  expect(endingAt(range, '2025-02-20', 7)).toEqual({ from: '2025-02-14', to: '2025-02-20' });
});

test('an address’s days that are not valid are ignored', () => {
  expect([isDay('2025-13-01'), isDay('2025-1-1'), isDay(5), isDay('2025-12-31')]).toEqual([false, false, false, true]);
  const standing = presetRange('today', '2025-03-01');
  expect(rangeOf(parseRecordsSearch({ from: '2025-02-02', to: '2025-01-01' }), standing)).toEqual(standing);
  expect(rangeOf(parseRecordsSearch({ from: '2025-01-01', to: '2025-02-02' }), standing)).toEqual({
    from: '2025-01-01',
    to: '2025-02-02',
  });
});

test('a record reads its filters from its address and ignores invalid ones', () => {
  expect(
    parseRecordsSearch({ area: 'RNG', state: 'open', vendor: 'NAGASPIN', q: 'naga', kind: 'deposit', round: '12' }),
  ).toEqual({
    area: 'RNG',
    state: 'open',
    vendor: 'NAGASPIN',
    q: 'naga',
    kind: 'deposit',
    round: '12',
  });
  expect(parseRecordsSearch({ area: 'X', state: 'lost', vendor: '', q: ' ', kind: '<b>', round: '0x1' })).toEqual({});
});
