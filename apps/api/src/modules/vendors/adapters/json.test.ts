import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from './json.ts';

test('a whole number of any size is read exactly', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (number) => {
      const { amount } = readJson(`{"amount": ${number}}`) as { amount: number | bigint };
      expect(BigInt(amount)).toBe(number);
    }),
  );
});

test.each(['1.5', '1.0', '1e3', '1E3', '100.00000000000000000001', '0.1', '9007199254740991.5', '-2.0'])(
  '%s is not a whole number',
  (text) => {
    expect(Number.isNaN((readJson(`{"a":[1],"amount":${text}}`) as { amount: number }).amount)).toBe(true);
  },
);

test('anything but numbers is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 2 }), (value) => {
      const text = JSON.stringify({ value }, (_key, part) => (typeof part === 'number' ? String(part) : part));
      expect(readJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('invalid JSON throws', () => {
  expect(() => readJson('{"a":1.5')).toThrow(SyntaxError);
  expect(() => readJson('{"a":')).toThrow(SyntaxError);
});
