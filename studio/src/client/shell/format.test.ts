import { expect, it } from 'vitest';
import { hoursMinutesSeconds } from './facts.ts';
import { percent } from './rules-panel.ts';

it.each([
  [0, '0:00:00'],
  [65_000, '0:01:05'],
  [3_909_999, '1:05:09'],
  [-5, '0:00:00'],
])('%i ms of play are shown as %s', (ms, shown) => {
  expect(hoursMinutesSeconds(ms)).toBe(shown);
});

it.each([
  ['0.96231', '96.23 %'],
  ['0.97', '97.00 %'],
  ['0.9', '90.00 %'],
  ['1.00000', '100.00 %'],
  ['0.05999', '5.99 %'],
])('the share %s is %s', (share, shown) => {
  expect(percent(share)).toBe(shown);
});
