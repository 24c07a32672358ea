import type { VietnamFamily, VietnamNumbers, VietnamPrize, VietnamResult } from './result.ts';

/** A prize: how many numbers it has, and how many digits they have. */
export type PrizeShape = { prize: VietnamPrize; count: number; digits: number };

const north: readonly PrizeShape[] = [
  { prize: 'special', count: 1, digits: 5 },
  { prize: 'g1', count: 1, digits: 5 },
  { prize: 'g2', count: 2, digits: 5 },
  { prize: 'g3', count: 6, digits: 5 },
  { prize: 'g4', count: 4, digits: 4 },
  { prize: 'g5', count: 6, digits: 4 },
  { prize: 'g6', count: 3, digits: 3 },
  { prize: 'g7', count: 4, digits: 2 },
];

const southAndCentral: readonly PrizeShape[] = [
  { prize: 'special', count: 1, digits: 6 },
  { prize: 'g1', count: 1, digits: 5 },
  { prize: 'g2', count: 1, digits: 5 },
  { prize: 'g3', count: 2, digits: 5 },
  { prize: 'g4', count: 7, digits: 5 },
  { prize: 'g5', count: 1, digits: 4 },
  { prize: 'g6', count: 3, digits: 4 },
  { prize: 'g7', count: 1, digits: 3 },
  { prize: 'g8', count: 1, digits: 2 },
];

/** The prizes of a draw of a region, in their order. */
export function prizesOf(family: VietnamFamily): readonly PrizeShape[] {
  return family === 'vn_north' ? north : southAndCentral;
}

/** How many numbers of a draw have at least this many digits: the lots (lô) of a bet on that many digits. */
export function lotsOf(family: VietnamFamily, digits: number): number {
  return prizesOf(family).reduce((sum, shape) => sum + (shape.digits >= digits ? shape.count : 0), 0);
}

type EndingCounts = ReadonlyMap<string, number>;

// A draw is settled for many tickets; the endings of its numbers are counted once per result.
const counted = new WeakMap<VietnamResult, Map<number, EndingCounts>>();

/**
 * How often each ending of this many digits occurs among the numbers that are long enough, over both stations if there are two.
 */
export function endingsOf(result: VietnamResult, digits: number): EndingCounts {
  const known = counted.get(result) ?? new Map<number, EndingCounts>();
  counted.set(result, known);
  const before = known.get(digits);
  if (before) return before;
  const counts = new Map<string, number>();
  for (const number of [...allNumbers(result.numbers), ...allNumbers(result.second ?? {})]) {
    if (number.length < digits) continue;
    const ending = number.slice(-digits);
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  known.set(digits, counts);
  return counts;
}

/** All numbers of some prizes, in their order. */
export function numbersIn(numbers: VietnamNumbers, ...prizes: VietnamPrize[]): readonly string[] {
  return prizes.flatMap((prize) => numbers[prize] ?? []);
}

function allNumbers(numbers: VietnamNumbers): string[] {
  return Object.values(numbers).flat();
}
