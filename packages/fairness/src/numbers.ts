import { byteStream, type SeedPair } from './seed.ts';

/** The widest range of `intBelow`: six bytes, so that every step stays exact in a double. */
export const MAX_RANGE = 2 ** 48;

/**
 * Generates numbers without bias. Each function takes what it needs from the stream, so the order of calls is part of a game's
 * rules.
 */
export type Numbers = {
  /** Uniform over 0 … n - 1, for whole n from 1 to 2^48. */
  intBelow: (n: number) => number;
  /** One of the items, each equally likely. Throws a RangeError when there is none. */
  pick: <T>(items: readonly T[]) => T;
  /** A new array in uniformly random order (Fisher and Yates, from the last place down). */
  shuffle: <T>(items: readonly T[]) => T[];
  /** The index of one weight, likely in proportion to it. Weights are whole, at least 0, and not all 0. */
  weighted: (weights: readonly number[]) => number;
};

/** The numbers of one round, or of any source of independent uniform bytes. */
export function createNumbers(source: SeedPair | (() => number)): Numbers {
  const nextByte = typeof source === 'function' ? source : byteStream(source);

  const intBelow = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > MAX_RANGE) throw new RangeError(`no range of ${n}`);
    const bytes = bytesFor(n);
    const values = 256 ** bytes;
    // Values from the last, incomplete copy of the range would make its first numbers likelier: reject them.
    const limit = values - (values % n);
    for (;;) {
      let value = 0;
      for (let i = 0; i < bytes; i += 1) value = value * 256 + nextByte();
      if (value < limit) return value % n;
    }
  };

  return {
    intBelow,
    pick: (items) => items[intBelow(items.length)]!,
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = intBelow(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
      }
      return shuffled;
    },
    weighted: (weights) => {
      if (weights.some((weight) => !Number.isInteger(weight) || weight < 0))
        throw new RangeError('weights are whole and not negative');
      let rest = intBelow(weights.reduce((sum, weight) => sum + weight, 0));
      return weights.findIndex((weight) => (rest -= weight) < 0);
    },
  };
}

function bytesFor(n: number): number {
  let bytes = 1;
  while (256 ** bytes < n) bytes += 1;
  return bytes;
}
