import { type Fraction, fraction } from '../fraction.ts';
import type { PokerVariant } from './pay-tables.ts';
import { type PokerTable, tableOf } from './table.ts';

export type OptimalPlay = {
  /** The return over every deal. */
  total: () => Fraction;
  /** The places of the best hold of a hand. */
  holdOf: (hand: readonly number[]) => number[];
};

/**
 * The best play: of every deal the best of the 32 holds over every draw. What all hands with certain cards are paid together is
 * summed once; the draws after a deal must not bring back a discarded card, which inclusion and exclusion takes out.
 */
export function optimalPlay(variant: PokerVariant): OptimalPlay {
  const table = tableOf(variant);
  const { size } = table;
  const sums = subsetSums(table);
  // Each hold in the same whole parts: 5 times the draws of all five cards is a multiple of every other number of draws.
  const whole = 5 * choose(size - 5, 5);
  const scale = Array.from({ length: 32 }, (_, mask) => whole / choose(size - 5, 5 - bitsOf(mask)));
  if (scale.some((each) => !Number.isInteger(each))) throw new RangeError('the holds have no common measure');
  const value = new Float64Array(32);
  return {
    total: () => {
      let total = 0;
      for (let a = 0; a < size - 4; a += 1)
        for (let b = a + 1; b < size - 3; b += 1)
          for (let c = b + 1; c < size - 2; c += 1)
            for (let d = c + 1; d < size - 1; d += 1)
              for (let e = d + 1; e < size; e += 1) {
                weigh(table, sums, scale, value, a, b, c, d, e);
                let best = 0;
                for (let mask = 0; mask < 32; mask += 1) if (value[mask]! > best) best = value[mask]!;
                total += best;
              }
      return fraction(BigInt(total), BigInt(choose(size, 5)) * BigInt(whole));
    },
    holdOf: (hand) => {
      const sorted = hand.toSorted((a, b) => a - b) as [number, number, number, number, number];
      weigh(table, sums, scale, value, ...sorted);
      const best = value.indexOf(Math.max(...value));
      return [...hand.keys()].filter((place) => best & (1 << sorted.indexOf(hand[place]!)));
    },
  };
}

type Sums = { none: number; one: Float64Array; two: Float64Array; three: Float64Array; four: Float64Array };

/** Into `value`, by hold: what it is paid over all draws. */
function weigh(
  table: PokerTable,
  { none, one, two, three, four }: Sums,
  scale: readonly number[],
  value: Float64Array,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
): void {
  value[0] = none;
  value[1] = one[a]!;
  value[2] = one[b]!;
  value[4] = one[c]!;
  value[8] = one[d]!;
  value[16] = one[e]!;
  value[3] = two[a + C2[b]!]!;
  value[5] = two[a + C2[c]!]!;
  value[6] = two[b + C2[c]!]!;
  value[9] = two[a + C2[d]!]!;
  value[10] = two[b + C2[d]!]!;
  value[12] = two[c + C2[d]!]!;
  value[17] = two[a + C2[e]!]!;
  value[18] = two[b + C2[e]!]!;
  value[20] = two[c + C2[e]!]!;
  value[24] = two[d + C2[e]!]!;
  value[7] = three[a + C2[b]! + C3[c]!]!;
  value[11] = three[a + C2[b]! + C3[d]!]!;
  value[13] = three[a + C2[c]! + C3[d]!]!;
  value[14] = three[b + C2[c]! + C3[d]!]!;
  value[19] = three[a + C2[b]! + C3[e]!]!;
  value[21] = three[a + C2[c]! + C3[e]!]!;
  value[22] = three[b + C2[c]! + C3[e]!]!;
  value[25] = three[a + C2[d]! + C3[e]!]!;
  value[26] = three[b + C2[d]! + C3[e]!]!;
  value[28] = three[c + C2[d]! + C3[e]!]!;
  value[15] = four[a + C2[b]! + C3[c]! + C4[d]!]!;
  value[23] = four[a + C2[b]! + C3[c]! + C4[e]!]!;
  value[27] = four[a + C2[b]! + C3[d]! + C4[e]!]!;
  value[29] = four[a + C2[c]! + C3[d]! + C4[e]!]!;
  value[30] = four[b + C2[c]! + C3[d]! + C4[e]!]!;
  value[31] = payOf(table, a, b, c, d, e);
  for (let bit = 1; bit < 32; bit <<= 1)
    for (let mask = 0; mask < 32; mask += 1) if (!(mask & bit)) value[mask]! -= value[mask | bit]!;
  for (let mask = 0; mask < 32; mask += 1) value[mask]! *= scale[mask]!;
}

/** For any up to four cards: what all the five-card hands that contain them are paid together. */
function subsetSums(table: PokerTable): Sums {
  const { size } = table;
  const four = new Float64Array(choose(size, 4));
  for (let a = 0; a < size - 4; a += 1)
    for (let b = a + 1; b < size - 3; b += 1)
      for (let c = b + 1; c < size - 2; c += 1)
        for (let d = c + 1; d < size - 1; d += 1)
          for (let e = d + 1; e < size; e += 1) {
            const pays = payOf(table, a, b, c, d, e);
            if (pays === 0) continue;
            four[a + C2[b]! + C3[c]! + C4[d]!]! += pays;
            four[a + C2[b]! + C3[c]! + C4[e]!]! += pays;
            four[a + C2[b]! + C3[d]! + C4[e]!]! += pays;
            four[a + C2[c]! + C3[d]! + C4[e]!]! += pays;
            four[b + C2[c]! + C3[d]! + C4[e]!]! += pays;
          }
  const three = new Float64Array(choose(size, 3));
  for (let a = 0; a < size - 3; a += 1)
    for (let b = a + 1; b < size - 2; b += 1)
      for (let c = b + 1; c < size - 1; c += 1)
        for (let d = c + 1; d < size; d += 1) {
          const pays = four[a + C2[b]! + C3[c]! + C4[d]!]!;
          three[a + C2[b]! + C3[c]!]! += pays;
          three[a + C2[b]! + C3[d]!]! += pays;
          three[a + C2[c]! + C3[d]!]! += pays;
          three[b + C2[c]! + C3[d]!]! += pays;
        }
  const two = new Float64Array(choose(size, 2));
  // A hand with these three cards has been counted for each of the two fours that contain them; and so on.
  for (let a = 0; a < size - 2; a += 1)
    for (let b = a + 1; b < size - 1; b += 1)
      for (let c = b + 1; c < size; c += 1) {
        const at = a + C2[b]! + C3[c]!;
        three[at]! /= 2;
        two[a + C2[b]!]! += three[at]!;
        two[a + C2[c]!]! += three[at]!;
        two[b + C2[c]!]! += three[at]!;
      }
  const one = new Float64Array(size);
  for (let a = 0; a < size - 1; a += 1)
    for (let b = a + 1; b < size; b += 1) {
      const at = a + C2[b]!;
      two[at]! /= 3;
      one[a]! += two[at]!;
      one[b]! += two[at]!;
    }
  let none = 0;
  for (let a = 0; a < size; a += 1) {
    one[a]! /= 4;
    none += one[a]!;
  }
  return { none: none / 5, one, two, three, four };
}

function payOf(
  { keys, suits, plain, suited, pays }: PokerTable,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
): number {
  const sum = keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]!;
  const isSuited = (suits[a]! & suits[b]! & suits[c]! & suits[d]! & suits[e]!) !== 0;
  return pays[(isSuited ? suited : plain)[sum]!]!;
}

// The place of a set of ascending cards among all sets of its size.
const C2 = Int32Array.from({ length: 53 }, (_, card) => choose(card, 2));
const C3 = Int32Array.from({ length: 53 }, (_, card) => choose(card, 3));
const C4 = Int32Array.from({ length: 53 }, (_, card) => choose(card, 4));

function choose(of: number, count: number): number {
  let ways = 1;
  for (let step = 1; step <= count; step += 1) ways = (ways * (of - count + step)) / step;
  return of < count ? 0 : Math.round(ways);
}

function bitsOf(mask: number): number {
  return mask.toString(2).replaceAll('0', '').length;
}
