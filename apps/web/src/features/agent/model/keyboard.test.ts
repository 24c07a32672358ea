import { expect, test } from 'vitest';
import { coveredBelow } from './keyboard.ts';

test('a keyboard covers what it takes of the window', () => {
  expect(coveredBelow(844, { height: 844, offsetTop: 0, scale: 1 })).toBe(0);
  expect(coveredBelow(844, { height: 508, offsetTop: 0, scale: 1 })).toBe(336);
  // The window scrolled up under it.
  expect(coveredBelow(844, { height: 508, offsetTop: 120, scale: 1 })).toBe(216);
  expect(coveredBelow(844, { height: 508, offsetTop: 400, scale: 1 })).toBe(0);
});

test('an enlarged page is no keyboard', () => {
  expect(coveredBelow(844, { height: 422, offsetTop: 100, scale: 2 })).toBe(0);
});
