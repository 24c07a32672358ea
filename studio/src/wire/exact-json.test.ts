import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readExact, writeExact } from './exact-json.ts';

test('amounts of any size are exact to the last digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (amount) => {
      expect(writeExact({ amount })).toBe(`{"amount":${amount}}`);
      expect(readExact(`{"amount":${amount}}`)).toEqual({ amount });
    }),
  );
});

test('texts, decimals and nesting do not change', () => {
  const value = { text: '12', half: 0.5, list: [true, null, { deep: 'x' }] };
  expect(readExact(writeExact(value))).toEqual(value);
});
