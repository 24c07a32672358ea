import { add, type Fraction, fraction, multiply, NOTHING } from '../fraction.ts';
import { type Reel, shareOf } from './reel.ts';

const ONE = fraction(1);

export function less(a: Fraction, b: Fraction): Fraction {
  return add(a, { num: -b.num, den: b.den });
}

export function power(of: Fraction, exponent: number): Fraction {
  return { num: of.num ** BigInt(exponent), den: of.den ** BigInt(exponent) };
}

/** How many rows a reel has, and how likely. */
export type Heights = readonly (readonly [rows: number, chance: Fraction])[];

/** The chance of each number of a symbol on all reels. */
export function countChances(reels: readonly Reel[], heights: readonly Heights[], symbol: string): Fraction[] {
  let chances = [ONE];
  for (const [index, reel] of reels.entries()) {
    const shown = shareOf(reel, symbol);
    const next: Fraction[] = [];
    for (const [rows, chance] of heights[index]!) {
      for (const [before, likely] of chances.entries()) {
        for (let here = 0; here <= rows; here += 1) {
          const both = multiply(multiply(likely, chance), binomial(rows, here, shown));
          next[before + here] = add(next[before + here] ?? NOTHING, both);
        }
      }
    }
    chances = next;
  }
  return chances;
}

/** The chance of `count` hits in `of` tries. */
export function binomial(of: number, count: number, chance: Fraction): Fraction {
  let ways = 1;
  for (let step = 0; step < count; step += 1) ways = (ways * (of - step)) / (step + 1);
  return multiply(fraction(ways), multiply(power(chance, count), power(less(ONE, chance), of - count)));
}

/** Free spins for so many scatters; the last entry holds for all above it. */
export function awardOf(awards: Readonly<Record<number, number>>, count: number): number {
  const most = Math.max(...Object.keys(awards).map(Number));
  return awards[Math.min(count, most)] ?? 0;
}

/** The mean of the sum of the multipliers of all free spins of a round; they cannot be won again. */
export function meanMultipliers(
  chances: readonly Fraction[],
  awards: Readonly<Record<number, number>>,
  multiplierOf: (index: number) => number,
): Fraction {
  return chances.reduce((total, chance, count) => {
    const spins = awardOf(awards, count);
    let sum = 0;
    for (let index = 0; index < spins; index += 1) sum += multiplierOf(index);
    return add(total, multiply(chance, fraction(sum)));
  }, NOTHING);
}
