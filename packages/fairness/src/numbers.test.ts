import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNumbers, MAX_RANGE, type Numbers } from './index.ts';

// 99.9 % quantiles of chi-square by degrees of freedom. The seed is fixed, so a test that passes once always passes.
const CHI_SQUARE_999 = { 2: 13.816, 5: 20.515, 6: 22.458, 36: 67.985, 99: 148.23, 119: 172.42 } as const;

test.each([
  { n: 3, quantile: CHI_SQUARE_999[2] },
  { n: 7, quantile: CHI_SQUARE_999[6] },
  { n: 37, quantile: CHI_SQUARE_999[36] },
  { n: 100, quantile: CHI_SQUARE_999[99] },
])('intBelow($n) is uniform', ({ n, quantile }) => {
  const numbers = numbersOf(n);
  expect(
    chiSquare(
      counts(n, 200_000, () => numbers.intBelow(n)),
      Array(n).fill(1),
    ),
  ).toBeLessThan(quantile);
});

test('a byte above the last full copy of the range is rejected, not folded back', () => {
  const bytes = [252, 255, 5];
  const numbers = createNumbers(() => bytes.shift()!);
  expect(numbers.intBelow(37 * 6)).toBe(5); // 222 values: 222 and above rejected
  expect(bytes).toEqual([]);
});

test('every byte value leads to each result equally often', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 256 }), (n) => {
      const seen = Array.from({ length: n }, () => 0);
      for (let byte = 0; byte < 256 - (256 % n); byte += 1) seen[createNumbers(() => byte).intBelow(n)]! += 1;
      expect(new Set(seen).size).toBe(1);
    }),
  );
});

test('intBelow stays in its range, up to six bytes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_RANGE }), fc.nat(), (n, nonce) => {
      const value = numbersOf(nonce).intBelow(n);
      expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
    }),
  );
  expect(() => numbersOf(0).intBelow(0)).toThrow(RangeError);
  expect(() => numbersOf(0).intBelow(2.5)).toThrow(RangeError);
  expect(() => numbersOf(0).intBelow(MAX_RANGE + 1)).toThrow(RangeError);
});

test('each of the 120 orders of five items is equally likely', () => {
  const numbers = numbersOf(5);
  const orders = new Map<string, number>();
  for (let i = 0; i < 120_000; i += 1) {
    const order = numbers.shuffle([1, 2, 3, 4, 5]).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(120);
  expect(chiSquare([...orders.values()], Array(120).fill(1))).toBeLessThan(CHI_SQUARE_999[119]);
});

test('a shuffle keeps every item and does not change its input', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.nat(), (items, nonce) => {
      const before = [...items];
      const shuffled = numbersOf(nonce).shuffle(items);
      expect(shuffled.toSorted(ascending)).toEqual(items.toSorted(ascending));
      expect(items).toEqual(before);
    }),
  );
});

test('picks by weight: zero never, the rest in proportion', () => {
  const weights = [5, 0, 1, 10, 3, 1];
  const numbers = numbersOf(11);
  const seen = counts(weights.length, 200_000, () => numbers.weighted(weights));
  expect(seen[1]).toBe(0);
  const positive = weights.map((_, index) => index).filter((index) => weights[index]! > 0);
  expect(
    chiSquare(
      positive.map((i) => seen[i]!),
      positive.map((i) => weights[i]!),
    ),
  ).toBeLessThan(CHI_SQUARE_999[5]);
});

test('refuses weights that are negative, not whole or all zero, and a pick from nothing', () => {
  expect(() => numbersOf(0).weighted([1, -1])).toThrow(RangeError);
  expect(() => numbersOf(0).weighted([0.5])).toThrow(RangeError);
  expect(() => numbersOf(0).weighted([0, 0])).toThrow(RangeError);
  expect(() => numbersOf(0).pick([])).toThrow(RangeError);
});

function numbersOf(nonce: number): Numbers {
  return createNumbers({ serverSeed: new Uint8Array(32).fill(42), clientSeed: 'tests', nonce });
}

function ascending(a: number, b: number): number {
  return a - b;
}

function counts(size: number, draws: number, draw: () => number): number[] {
  const seen: number[] = Array.from({ length: size }, () => 0);
  for (let i = 0; i < draws; i += 1) seen[draw()]! += 1;
  return seen;
}

function chiSquare(observed: number[], weights: number[]): number {
  const draws = observed.reduce((sum, count) => sum + count, 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return observed.reduce((sum, count, i) => {
    const expected = (draws * weights[i]!) / total;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}
