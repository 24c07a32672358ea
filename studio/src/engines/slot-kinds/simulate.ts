import { createNumbers } from '@champa/fairness';
import type { SlotKind } from './game.ts';

export type Simulated = {
  rtp: number;
  error: number;
  hit: number;
  deviation: number;
  largest: number;
  /** The part of all stakes that the limit of a round kept. */
  cut: number;
};

/** Rounds of a fixed seed. A round of these takes hundreds of numbers: a hash for each eight of them would take hours. */
export function simulate({ play, mostStakes }: Pick<SlotKind, 'play' | 'mostStakes'>, rounds: number): Simulated {
  const numbers = createNumbers(bytes(20_261_127));
  let [sum, squares, hits, largest, cut] = [0, 0, 0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    let paid = 0;
    for (const { pays } of play(numbers)) paid += pays / 10_000;
    cut += Math.max(0, paid - mostStakes);
    paid = Math.min(paid, mostStakes);
    sum += paid;
    squares += paid * paid;
    if (paid > 0) hits += 1;
    if (paid > largest) largest = paid;
  }
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean);
  return { rtp: mean, error: deviation / Math.sqrt(rounds), hit: hits / rounds, deviation, largest, cut: cut / rounds };
}

/** Independent uniform bytes: xoshiro128** (Blackman and Vigna), four bytes a step. */
function bytes(seed: number): () => number {
  let [a, b, c, d] = [seed, 0x9e3779b9, 0x243f6a88, 0xb7e15162];
  let [held, left] = [0, 0];
  return () => {
    if (left === 0) {
      const times5 = Math.imul(b, 5);
      held = Math.imul((times5 << 7) | (times5 >>> 25), 9);
      left = 4;
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
    }
    left -= 1;
    const byte = held & 255;
    held >>>= 8;
    return byte;
  };
}
