import type { Numbers } from '@champa/fairness';
import * as z from 'zod/mini';

export const RANKS = 13;
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
const PACK = RANKS * SUITS.length;

/** Ace is 1, king 13. */
export const Card = z.object({ rank: z.int().check(z.minimum(1), z.maximum(RANKS)), suit: z.enum(SUITS) });
export type Card = z.infer<typeof Card>;

/** The top cards of a shoe of this many packs, freshly shuffled: each number that names a card already drawn is passed over. */
export function drawCards(numbers: Numbers, packs: number, count: number): Card[] {
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(numbers.intBelow(packs * PACK));
  return [...drawn].map(cardOf);
}

/** A card of an endless shoe: every card is as likely as in a whole pack, whatever has been dealt. */
export function endlessCards(numbers: Numbers, count: number): Card[] {
  return Array.from({ length: count }, () => cardOf(numbers.intBelow(PACK)));
}

export function cardOf(place: number): Card {
  return { rank: (place % RANKS) + 1, suit: SUITS[Math.floor(place / RANKS) % SUITS.length]! };
}
