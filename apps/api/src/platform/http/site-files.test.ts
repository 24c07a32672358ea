import { expect, test } from 'vitest';
import { isScreenPath } from './site-files.ts';

test.each(['/', '/login', '/wallet/deposit', '/rng?vassalage=X', '/play/63', '/nothing/here'])(
  '%s may be a screen',
  (path) => {
    expect(isScreenPath('GET', path)).toBe(true);
  },
);

test.each(['/api/nothing', '/media/covers/x', '/assets/gone.js', '/favicon.ico', '/health/x', '/callbacks/payments/x'])(
  '%s is not a screen',
  (path) => {
    expect(isScreenPath('GET', path)).toBe(false);
  },
);

test('only a GET or HEAD request is for a screen', () => {
  expect(isScreenPath('POST', '/login')).toBe(false);
});
