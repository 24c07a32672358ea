import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createNumbers,
  drawAmount,
  drawPrize,
  drawTickets,
  type Numbers,
  type PotRules,
  potProblem,
  splitPot,
} from './index.ts';

/** 99.9 % quantiles of chi-square by degrees of freedom. The seed is fixed, so a test that passes once always passes. */
const CHI_SQUARE_999 = { 5: 20.515, 9: 27.877, 19: 43.82 } as const;

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
const numbersFrom = (serverSeed: Uint8Array, nonce = 0): Numbers =>
  createNumbers({ serverSeed, clientSeed: 'prizes', nonce });
const fixed = new Uint8Array(32).fill(7);

/** Pots that can be split, of any size and step. */
const pots = fc
  .record({
    parts: fc.integer({ min: 1, max: 120 }),
    step: fc.constantFrom(1n, 1000n, 100_000n),
    min: fc.bigInt({ min: 1n, max: 5000n }),
    room: fc.bigInt({ min: 0n, max: 50_000n }),
    share: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ parts, step, min, room, share }): PotRules => {
    const count = BigInt(parts);
    const pot = min * count + (room * count * BigInt(share)) / 1000n;
    return { parts, step, min: min * step, max: (min + room) * step, pot: pot * step };
  });

test('a pot is split to the last unit; every part is within its bounds and a whole number of steps', () => {
  fc.assert(
    fc.property(seeds, pots, (seed, rules) => {
      const parts = splitPot(numbersFrom(seed), rules);
      expect(parts).toHaveLength(rules.parts);
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(rules.pot);
      for (const part of parts) {
        expect(part >= rules.min && part <= rules.max && part % rules.step === 0n).toBe(true);
      }
    }),
  );
});

test('the same seed splits a pot in the same way, another seed in another way', () => {
  const rules = { pot: 100_000n, parts: 20, min: 100n, max: 20_000n, step: 1n };
  expect(splitPot(numbersFrom(fixed), rules)).toEqual(splitPot(numbersFrom(fixed), rules));
  expect(splitPot(numbersFrom(fixed, 1), rules)).not.toEqual(splitPot(numbersFrom(fixed), rules));
});

test('no position of a split is worth more than another', () => {
  const rules = { pot: 100_000n, parts: 10, min: 100n, max: 40_000n, step: 1n };
  const totals = Array.from({ length: 10 }, () => 0);
  const times = 20_000;
  for (let nonce = 0; nonce < times; nonce += 1) {
    for (const [place, part] of splitPot(numbersFrom(fixed, nonce), rules).entries()) totals[place]! += Number(part);
  }
  for (const total of totals) expect(Math.abs(total / times - 10_000)).toBeLessThan(200);
});

test('a pot that cannot be split is refused with the reason', () => {
  fc.assert(
    fc.property(seeds, pots, (seed, rules) => {
      const over = { ...rules, pot: rules.max * BigInt(rules.parts) + rules.step };
      const under = { ...rules, pot: rules.min * BigInt(rules.parts) - rules.step };
      expect(potProblem(rules)).toBeNull();
      for (const bad of [over, under, { ...rules, parts: 0 }]) {
        expect(potProblem(bad)).not.toBeNull();
        expect(() => splitPot(numbersFrom(seed), bad)).toThrow(RangeError);
      }
    }),
  );
  expect(potProblem({ pot: 1500n, parts: 1, min: 1000n, max: 2000n, step: 1000n })).toContain('whole steps');
  expect(potProblem({ pot: 0n, parts: 1, min: 0n, max: 0n, step: 1n })).toContain('above nothing');
});

test('prizes are as frequent as their published odds', () => {
  const weights = [1, 4, 15, 30, 50, 100];
  const seen = counts(weights.length, 200_000, (nonce) => drawPrize(numbersFrom(fixed, nonce), weights));
  expect(chiSquare(seen, weights)).toBeLessThan(CHI_SQUARE_999[5]);
});

test('an amount is one of its band’s steps: bands by weight, amounts within a band equally likely', () => {
  const bands = [
    { min: 1000n, max: 10_000n, weight: 3 },
    { min: 20_000n, max: 29_000n, weight: 1 },
  ];
  const seen = counts(20, 100_000, (nonce) => {
    const amount = drawAmount(numbersFrom(fixed, nonce), bands, 1000n);
    return Number(amount / 1000n) - 1 - (amount > 10_000n ? 9 : 0);
  });
  const wanted = Array.from({ length: 20 }, (_, place) => (place < 10 ? 3 : 1));
  expect(chiSquare(seen, wanted)).toBeLessThan(CHI_SQUARE_999[19]);
});

test('winning numbers are among the sold tickets, none twice, as many as requested or as exist', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 60 }), (seed, tickets, wanted) => {
      const drawn = drawTickets(numbersFrom(seed), tickets, wanted);
      expect(drawn).toHaveLength(Math.min(tickets, wanted));
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(drawn.every((number) => number >= 1 && number <= tickets)).toBe(true);
    }),
  );
});

test('every ticket wins equally often, at every position', () => {
  for (const place of [0, 2]) {
    const seen = counts(10, 50_000, (nonce) => drawTickets(numbersFrom(fixed, nonce), 10, 3)[place]! - 1);
    expect(chiSquare(seen, Array(10).fill(1))).toBeLessThan(CHI_SQUARE_999[9]);
  }
});

function counts(size: number, draws: number, draw: (nonce: number) => number): number[] {
  const seen: number[] = Array.from({ length: size }, () => 0);
  for (let nonce = 0; nonce < draws; nonce += 1) seen[draw(nonce)]! += 1;
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
