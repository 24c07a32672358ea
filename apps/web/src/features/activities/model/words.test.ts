import { expect, test } from 'vitest';
import { percentOf, plainPercent, wholeOf } from './words.ts';

test('progress is full only at the goal, and never negative', () => {
  expect(percentOf({ value: '99.99', goal: '100.00' })).toBe(99);
  expect(percentOf({ value: '100.00', goal: '100.00' })).toBe(100);
  expect(percentOf({ value: '-5.00', goal: '100.00' })).toBe(0);
  expect(percentOf({ value: '7.00', goal: null })).toBe(100);
});

test('percentages and numbers are written without trailing zeros', () => {
  expect(['8.00', '0.50', '10'].map(plainPercent)).toEqual(['8', '0.5', '10']);
  expect(wholeOf('7.00')).toBe(7);
});
