import { expect, test } from 'vitest';
import { changeOf } from './change.ts';
import { daysOf, presetOf } from './days.ts';

test('a change is in percent of what was before, also of a loss', () => {
  expect([changeOf(150n, 100n), changeOf(50n, 100n), changeOf(100n, -100n), changeOf(-150n, -100n)]).toEqual([
    50n,
    -50n,
    200n,
    -50n,
  ]);
});

test('from nothing there is no change in percent', () => {
  expect([changeOf(5n, 0n), changeOf(0n, 0n)]).toEqual([null, 0n]);
});

test('days that a preset means are shown as that preset', () => {
  expect(daysOf('month', '2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(presetOf({}, '2026-03-01')).toBe('today');
  expect(presetOf({ from: '2026-02-28', to: '2026-02-28' }, '2026-03-01')).toBe('yesterday');
  expect(presetOf({ from: '2026-02-23', to: '2026-03-01' }, '2026-03-01')).toBe('week');
  expect(presetOf({ from: '2026-02-22', to: '2026-03-01' }, '2026-03-01')).toBeUndefined();
});
