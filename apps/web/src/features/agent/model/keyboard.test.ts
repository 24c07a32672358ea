import { expect, test } from 'vitest';
import { coveredBelow } from './keyboard.ts';

test('the on-screen keyboard covers the part of the window that it takes', () => {
  expect(coveredBelow(844, { height: 844, offsetTop: 0, scale: 1 })).toBe(0);
  expect(coveredBelow(844, { height: 508, offsetTop: 0, scale: 1 })).toBe(336);
  // The window is scrolled up above the keyboard.
  expect(coveredBelow(844, { height: 508, offsetTop: 120, scale: 1 })).toBe(216);
  expect(coveredBelow(844, { height: 508, offsetTop: 400, scale: 1 })).toBe(0);
});

test('a zoomed page is not a keyboard', () => {
  expect(coveredBelow(844, { height: 422, offsetTop: 100, scale: 2 })).toBe(0);
});
