import type { Card } from '../table/cards.ts';
import { groupsOf, heightOf, topOfRun } from '../table/poker.ts';

/** With three cards a straight is rarer than a flush. */
export const THREE_CARD_KINDS = ['high', 'pair', 'flush', 'straight', 'three', 'straight-flush'] as const;
export type ThreeCardKind = (typeof THREE_CARD_KINDS)[number];
export type RankedThree = { kind: ThreeCardKind; score: number };

export function rankThree(cards: readonly Card[]): RankedThree {
  const heights = cards.map(heightOf);
  const counts = new Uint8Array(15);
  for (const height of heights) counts[height]! += 1;
  const groups = groupsOf(counts);
  const isFlush = cards.every(({ suit }) => suit === cards[0]!.suit);
  const run = topOfRun(heights, 3);
  if (run) return ranked(isFlush ? 'straight-flush' : 'straight', [run]);
  if (groups[0]!.count === 3) return ranked('three', [groups[0]!.height]);
  const order = groups.map(({ height }) => height);
  if (isFlush) return ranked('flush', order);
  return ranked(groups[0]!.count === 2 ? 'pair' : 'high', order);
}

function ranked(kind: ThreeCardKind, heights: readonly number[]): RankedThree {
  const [a = 0, b = 0, c = 0] = heights;
  return { kind, score: THREE_CARD_KINDS.indexOf(kind) * 15 ** 3 + (a * 15 + b) * 15 + c };
}

/** The lowest hand with which the dealer plays: queen high. */
export const QUALIFIES = ranked('high', [12, 3, 2]).score;
/** The lowest hand that gains more by playing than by folding: queen, six, four. */
export const PLAY_FROM = ranked('high', [12, 6, 4]).score;
