import type { Card } from './cards.ts';

/** The ace is highest, but in the straight A 2 3 … it is lowest. */
export function heightOf({ rank }: Pick<Card, 'rank'>): number {
  return rank === 1 ? 14 : rank;
}

export const FIVE_CARD_KINDS = [
  'high',
  'pair',
  'two-pairs',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
  'royal',
] as const;
export type FiveCardKind = (typeof FIVE_CARD_KINDS)[number];

/** A hand's kind, and a number that is higher for a better hand and equal for a tie. */
export type Ranked = { kind: FiveCardKind; score: number };

/** The best five of five to seven cards. */
export function bestFive(cards: readonly Card[]): Ranked {
  const counts = new Uint8Array(15);
  const suits: Record<Card['suit'], number[]> = { spades: [], hearts: [], diamonds: [], clubs: [] };
  for (const card of cards) {
    counts[heightOf(card)]! += 1;
    suits[card.suit].push(heightOf(card));
  }
  const flush = Object.values(suits).find((heights) => heights.length >= 5) ?? null;
  const flushRun = flush && topOfRun(flush, 5);
  if (flushRun) return ranked(flushRun === 14 ? 'royal' : 'straight-flush', [flushRun]);
  const groups = groupsOf(counts);
  const [first, second] = [groups[0]!, groups[1]!];
  if (first.count === 4) return ranked('four', [first.height, highestOf(counts, [first.height])]);
  if (first.count === 3 && second.count >= 2) return ranked('full-house', [first.height, second.height]);
  if (flush) return ranked('flush', flush.toSorted((a, b) => b - a).slice(0, 5));
  const run = topOfRun(heightsOf(counts), 5);
  if (run) return ranked('straight', [run]);
  const singles = groups.map(({ height }) => height);
  if (first.count === 3) return ranked('three', singles.slice(0, 3));
  if (first.count === 2 && second.count === 2) {
    const pairs = [first.height, second.height];
    return ranked('two-pairs', [...pairs, highestOf(counts, pairs)]);
  }
  return ranked(first.count === 2 ? 'pair' : 'high', singles.slice(0, first.count === 2 ? 4 : 5));
}

/** Heights by how often they are held, then by height: the order in which a hand is compared. */
export function groupsOf(counts: Uint8Array): { height: number; count: number }[] {
  const groups: { height: number; count: number }[] = [];
  for (let height = 14; height >= 2; height -= 1)
    if (counts[height]! > 0) groups.push({ height, count: counts[height]! });
  return groups.sort((a, b) => b.count - a.count || b.height - a.height);
}

/** The highest card of a run of so many; null if there is none. */
export function topOfRun(heights: readonly number[], length: number): number | null {
  const held = new Set(heights);
  if (held.has(14)) held.add(1);
  for (let top = 14; top >= length; top -= 1)
    if (Array.from({ length }, (_, index) => top - index).every((height) => held.has(height))) return top;
  return null;
}

function heightsOf(counts: Uint8Array): number[] {
  return [...counts.keys()].filter((height) => counts[height]! > 0);
}

function highestOf(counts: Uint8Array, without: readonly number[]): number {
  for (let height = 14; height >= 2; height -= 1) if (counts[height]! > 0 && !without.includes(height)) return height;
  return 0;
}

function ranked(kind: FiveCardKind, heights: readonly number[]): Ranked {
  const score = Array.from({ length: 5 }, (_, index) => heights[index] ?? 0).reduce(
    (sum, height) => sum * 15 + height,
    0,
  );
  return { kind, score: FIVE_CARD_KINDS.indexOf(kind) * 15 ** 5 + score };
}
