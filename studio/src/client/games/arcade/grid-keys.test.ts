import { expect, it } from 'vitest';
import { placeAfter } from './grid-keys.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, null],
  ['ArrowLeft', 5, null],
  ['ArrowDown', 2, 7],
  ['ArrowDown', 22, null],
  ['ArrowUp', 3, null],
  ['ArrowUp', 24, 19],
  ['Enter', 3, null],
] as const)('%s from place %i of a board of five times five leads to %s', (key, place, next) => {
  expect(placeAfter(key, place, 5, 25)).toBe(next);
});
