/** What decides a hand: how often each rank lies in it, beside the wild cards. */
export type HandShape = {
  wilds: number;
  /** The ranks that are not wild, the most frequent first; and how often each lies there. */
  ranks: readonly number[];
  counts: readonly number[];
  /** The most frequent rank. */
  first: number;
  /** All cards that are not wild are of one suit. */
  isSuited: boolean;
};

/** The shape of so many cards of each rank (ace is 1). */
export function shapeOf(held: readonly number[], wilds: number, isSuited: boolean): HandShape {
  const ranks = [...held.keys()].filter((rank) => held[rank]! > 0).sort((a, b) => held[b]! - held[a]! || a - b);
  return { wilds, ranks, counts: ranks.map((rank) => held[rank]!), first: ranks[0] ?? 0, isSuited };
}

export function isOfAKind({ counts, wilds }: HandShape, wanted: number): boolean {
  return (counts[0] ?? 0) + wilds >= wanted;
}

export function hasTwoPairs({ counts, wilds }: HandShape): boolean {
  return wilds === 0 && counts[0] === 2 && counts[1] === 2;
}

/** A pair of at least this rank; the ace is higher than all. */
export function hasHighPair({ ranks, counts, wilds }: HandShape, least: number): boolean {
  return ranks.some((rank, index) => (rank === 1 || rank >= least) && counts[index]! + wilds >= 2);
}

/** Five in a row, wild cards filling the gaps, that begins at this rank or higher. The ace is the lowest or the highest. */
export function isRun({ ranks, counts }: HandShape, least: number): boolean {
  if (counts.some((count) => count > 1)) return false;
  for (let low = least; low <= 10; low += 1)
    if (ranks.every((rank) => (rank >= low && rank < low + 5) || (rank === 1 && low === 10))) return true;
  return false;
}
