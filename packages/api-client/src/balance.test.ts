import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newerBalance } from './balance.ts';

const balance = (version: string) => ({ balance: `${version}.00`, bonus: '0.00', currency: 'LAK', version });

test('accepts the first balance', () => {
  expect(newerBalance(undefined, balance('7'))).toEqual(balance('7'));
});

test('an older balance never replaces a newer one, however long the versions', () => {
  expect(newerBalance(balance('10'), balance('9')).version).toBe('10');
  expect(newerBalance(balance('9007199254740993'), balance('9007199254740992')).version).toBe('9007199254740993');
});

test('shows the highest version, in whatever order they arrive', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: 2n ** 63n }), { minLength: 1 }), (versions) => {
      const shown = versions.map((version) => balance(String(version))).reduce(newerBalance);
      expect(BigInt(shown.version)).toBe(versions.reduce((a, b) => (a > b ? a : b)));
    }),
  );
});
