import type { Numbers } from '@champa/fairness';
import * as z from 'zod/mini';
import type { SteppedGame } from '../arcade/game.ts';
import { times } from '../arcade/multiplier.ts';
import { type Card, cardOf, RANKS, SUITS } from '../table/cards.ts';
import { bestHold } from './hold.ts';
import { HAND_KINDS, type PayLine, POKER_VARIANTS, type PokerName, type PokerVariant } from './pay-tables.ts';
import { tableOf } from './table.ts';

export { type HandKind, POKER_VARIANTS, type PokerName, type PokerVariant } from './pay-tables.ts';

export const MOST_COINS = 5;
/** What a coin may be, in the smallest stakes of the title: the ladder of stakes. */
const COIN_VALUES = [1, 2, 5, 10, 20, 50, 100] as const;
const HAND = 5;
const PACK = RANKS * SUITS.length;

export const PokerBet = z.strictObject({
  coins: z.int().check(z.minimum(1), z.maximum(MOST_COINS)),
  value: z.union(COIN_VALUES.map((value) => z.literal(value)) as [z.ZodMiniLiteral<1>]),
});
export type PokerBet = { coins: number; value: number };

const Place = z.int().check(z.minimum(0), z.maximum(HAND - 1));
/** The places of the cards that are held, ascending; the others are drawn anew. */
export const PokerMove = z.strictObject({
  hold: z.array(Place).check(z.refine((hold) => hold.every((place, index) => index === 0 || place > hold[index - 1]!))),
});
export type PokerMove = z.infer<typeof PokerMove>;

/** A card of the pack by its place in it; 52 is the joker. */
const PackPlace = z.int().check(z.minimum(0), z.maximum(PACK));
export const PokerView = z.object({
  dealt: z.array(PackPlace),
  /** Null before the draw. */
  held: z.nullable(z.array(Place)),
  /** The cards as they lie now. */
  cards: z.array(PackPlace),
  /** What they are paid for: before the draw, what they would be. */
  kind: z.nullable(z.enum(HAND_KINDS)),
});
export type PokerView = z.infer<typeof PokerView>;
export type PokerGame = SteppedGame<PokerBet, PokerMove, readonly number[], PokerView>;

/** Null is the joker. */
export function packCard(place: number): Card | null {
  return place === PACK ? null : cardOf(place);
}

/** The line that these five cards are paid by. */
export function lineOf(variant: PokerVariant, cards: readonly number[]): PayLine | null {
  const table = tableOf(variant);
  const sum = cards.reduce((total, card) => total + table.keys[card]!, 0);
  const isSuited = cards.reduce((shared, card) => shared & table.suits[card]!, 15) !== 0;
  return variant.lines[(isSuited ? table.suited : table.plain)[sum]! - 1] ?? null;
}

export function pokerUnits({ coins, value }: PokerBet): number {
  return coins * value;
}

/** Five cards, a hold, a draw; ten cards of one pack lie ready from the start, and a discarded place gets the next one. */
function videoPoker(variant: PokerVariant): PokerGame {
  return {
    kind: 'stepped',
    bet: PokerBet as z.ZodMiniType<PokerBet>,
    move: PokerMove,
    view: PokerView,
    units: pokerUnits,
    deal: (numbers) => drawPlaces(numbers, variant.hasJoker ? PACK + 1 : PACK),
    stand: (pack, bet, moves, isLeft) => {
      if (moves.length > 1) return null;
      const dealt = pack.slice(0, HAND);
      // Who leaves a round is played on by the best hold.
      const held = moves[0]?.hold ?? (isLeft ? bestHold(variant, dealt) : null);
      const cards = held ? drawn(pack, held) : dealt;
      const line = lineOf(variant, cards);
      return {
        view: { dealt, held, cards, kind: line?.kind ?? null },
        multiplier: held && line ? times(line.pays * pokerUnits(bet)) : 0,
        isOver: held !== null,
        canCashOut: held === null,
      };
    },
    offers: () => [{ name: 'coins', prizes: [], exact: variant.optimal }],
    bound: times(Math.max(...variant.lines.map(({ pays }) => pays))),
  };
}

function drawn(pack: readonly number[], held: readonly number[]): number[] {
  let next = HAND;
  return pack.slice(0, HAND).map((card, place) => (held.includes(place) ? card : pack[next++]!));
}

function drawPlaces(numbers: Numbers, size: number): number[] {
  const places = new Set<number>();
  while (places.size < 2 * HAND) places.add(numbers.intBelow(size));
  return [...places];
}

export const VIDEO_POKER = Object.fromEntries(
  Object.entries(POKER_VARIANTS).map(([name, variant]) => [name, videoPoker(variant)]),
) as Record<PokerName, PokerGame>;
