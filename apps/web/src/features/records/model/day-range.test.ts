import { expect, test } from 'vitest';
import { dayOf } from '../../../shared/today.ts';
import { instantsOf, isDay, presetRange } from './day-range.ts';
import { parseRecordsSearch, rangeOf } from './records-search.ts';

test('the day is the brand’s, not the device’s', () => {
  expect(dayOf(new Date('2025-11-20T18:30:00Z'), 'Asia/Vientiane')).toBe('2025-11-21');
  expect(dayOf(new Date('2025-11-20T18:30:00Z'), 'UTC')).toBe('2025-11-20');
});

test('presets count back from today, today included', () => {
  expect(presetRange('today', '2025-03-01')).toEqual({ from: '2025-03-01', to: '2025-03-01' });
  expect(presetRange('yesterday', '2025-03-01')).toEqual({ from: '2025-02-28', to: '2025-02-28' });
  expect(presetRange('last7', '2025-03-01')).toEqual({ from: '2025-02-23', to: '2025-03-01' });
  expect(presetRange('last30', '2025-03-01')).toEqual({ from: '2025-01-31', to: '2025-03-01' });
});

test('days span from midnight to midnight in the brand’s time zone', () => {
  expect(instantsOf({ from: '2025-11-20', to: '2025-11-20' }, 'Asia/Vientiane')).toEqual({
    from: '2025-11-19T17:00:00.000Z',
    to: '2025-11-20T17:00:00.000Z',
  });
});

test('a day on which clocks change has its own length', () => {
  expect(instantsOf({ from: '2025-03-30', to: '2025-03-30' }, 'Europe/Berlin')).toEqual({
    from: '2025-03-29T23:00:00.000Z',
    to: '2025-03-30T22:00:00.000Z',
  });
});

test('days that are none are not taken from an address', () => {
  expect([isDay('2025-13-01'), isDay('2025-1-1'), isDay(5), isDay('2025-12-31')]).toEqual([false, false, false, true]);
  const standing = presetRange('today', '2025-03-01');
  expect(rangeOf(parseRecordsSearch({ from: '2025-02-02', to: '2025-01-01' }), standing)).toEqual(standing);
  expect(rangeOf(parseRecordsSearch({ from: '2025-01-01', to: '2025-02-02' }), standing)).toEqual({
    from: '2025-01-01',
    to: '2025-02-02',
  });
});
