import * as z from 'zod/mini';
import type { Offer, SteppedGame } from '../arcade/game.ts';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { fraction } from '../fraction.ts';
import { Card, drawCards } from '../table/cards.ts';
import { bestFive, FIVE_CARD_KINDS, type FiveCardKind, heightOf } from '../table/poker.ts';
import { MOST_ON_SPOT, paidBy, type TableBet, tableBetOf, unitsOf } from '../table/spot-game.ts';

export const HOLDEM_SPOTS = ['ante', 'bonus'] as const;
export type HoldemSpot = (typeof HOLDEM_SPOTS)[number];

/** What a winning ante pays to one; every lesser hand pays 1. */
export const ANTE_PAYS: Readonly<Partial<Record<FiveCardKind, number>>> = {
  flush: 2,
  'full-house': 3,
  four: 10,
  'straight-flush': 20,
  royal: 100,
};
/** What the bonus pays to one for the first five cards; a pair only if it is of aces. */
export const BONUS_PAYS: Readonly<Record<FiveCardKind, number>> = {
  high: 0,
  pair: 7,
  'two-pairs': 7,
  three: 7,
  straight: 7,
  flush: 20,
  'full-house': 30,
  four: 40,
  'straight-flush': 50,
  royal: 100,
};
/** Hands of five that the bonus pays, of the 2,598,960. */
const BONUS_COUNTS: Readonly<Record<FiveCardKind, number>> = {
  high: 0,
  pair: 84_480,
  'two-pairs': 123_552,
  three: 54_912,
  straight: 10_200,
  flush: 5_108,
  'full-house': 3_744,
  four: 624,
  'straight-flush': 36,
  royal: 4,
};
const HANDS_OF_FIVE = 2_598_960;

/**
 * What the ante returns under the plan of `isWorthCalling`: the mean of ten million rounds of a fixed seed. Its standard error is
 * 0.083 of a hundred. All 2.8 × 10^13 deals cannot be counted here.
 */
export const ANTE_RETURN = fraction(96_981, 100_000);

export const HoldemMove = z.strictObject({ act: z.enum(['call', 'fold']) });
export type HoldemMove = z.infer<typeof HoldemMove>;
export const HoldemView = z.object({
  player: z.array(Card),
  /** Three cards, then five. */
  board: z.array(Card),
  /** Empty until the round is over. */
  dealer: z.array(Card),
  kind: z.enum(FIVE_CARD_KINDS),
  dealerKind: z.nullable(z.enum(FIVE_CARD_KINDS)),
  /** What the bonus pays to one. */
  bonus: z.int(),
  isCalled: z.boolean(),
  result: z.nullable(z.enum(['won', 'unqualified', 'push', 'lost', 'folded'])),
});
export type HoldemView = z.infer<typeof HoldemView>;

/** What each chip of a spot is paid; the call, twice the ante, is paid with it. */
export function holdemPays(
  { kind, bonus, result }: Pick<HoldemView, 'kind' | 'bonus' | 'result'>,
  spot: string,
): Multiplier {
  if (spot === 'bonus') return bonus > 0 ? times(1 + bonus) : 0;
  const odds = ANTE_PAYS[kind] ?? 1;
  switch (result) {
    case 'won':
      return times(1 + odds + 4);
    case 'unqualified':
      return times(1 + odds + 2);
    case 'push':
      return times(3);
    default:
      return 0;
  }
}

/**
 * The plan of the stated return: fold only if the higher hole card is a nine or lower, and the hole cards make neither a pair or better
 * nor, with the flop, four cards to a flush or within five ranks.
 */
export function isWorthCalling(player: readonly Card[], flop: readonly Card[]): boolean {
  if (Math.max(...player.map(heightOf)) >= LOWEST_CALL) return true;
  const seen = [...player, ...flop];
  const { kind } = bestFive(seen);
  const isOfTheFlop = kind === 'pair' && new Set(flop.map(heightOf)).size < 3;
  if (kind !== 'high' && !isOfTheFlop) return true;
  if (player.some(({ suit }) => seen.filter((card) => card.suit === suit).length === 4)) return true;
  const heights = new Set(seen.map(heightOf));
  if (heights.has(14)) heights.add(1);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].some(
    (low) => [0, 1, 2, 3, 4].filter((step) => heights.has(low + step)).length === 4,
  );
}

const LOWEST_CALL = 10;

/** Two cards each, five for both, of one freshly shuffled pack; after three of them the player calls or folds. */
export const casinoHoldem: SteppedGame<TableBet, HoldemMove, readonly Card[], HoldemView> = {
  kind: 'stepped',
  bet: tableBetOf(HOLDEM_SPOTS).check(z.refine(({ spots }: TableBet) => (spots['ante'] ?? 0) > 0)),
  move: HoldemMove,
  view: HoldemView,
  units: unitsOf,
  raises: ({ spots }, moves) => (moves[0]?.act === 'call' ? 2 * (spots['ante'] ?? 0) : 0),
  deal: (numbers) => drawCards(numbers, 1, 9),
  stand: (cards, bet, moves, isLeft) => {
    if (moves.length > 1) return null;
    const [player, dealer, board] = [cards.slice(0, 2), cards.slice(2, 4), cards.slice(4)];
    const isCalled = moves[0]?.act === 'call';
    const isOver = moves.length === 1 || isLeft;
    const shown = isOver ? board : board.slice(0, 3);
    const view = {
      player,
      board: shown,
      dealer: isOver ? dealer : [],
      kind: bestFive([...player, ...shown]).kind,
      dealerKind: isOver ? bestFive([...dealer, ...board]).kind : null,
      bonus: bonusOf([...player, ...board.slice(0, 3)]),
      isCalled,
      result: isOver ? (isCalled ? compared(player, dealer, board) : ('folded' as const)) : null,
    };
    return {
      view,
      multiplier: isOver ? paidBy(bet, (spot) => holdemPays(view, spot)) : 0,
      isOver,
      // Who leaves a round folds.
      canCashOut: !isOver,
    };
  },
  offers: () => [
    { name: 'ante', prizes: [], exact: ANTE_RETURN },
    {
      name: 'bonus',
      prizes: FIVE_CARD_KINDS.filter((kind) => BONUS_COUNTS[kind] > 0).map((kind): Offer['prizes'][number] => ({
        chance: fraction(BONUS_COUNTS[kind], HANDS_OF_FIVE),
        multiplier: times(1 + BONUS_PAYS[kind]),
      })),
    },
  ],
  bound: times(MOST_ON_SPOT * (105 + 101)),
};

function bonusOf(five: readonly Card[]): number {
  const { kind } = bestFive(five);
  if (kind === 'pair' && five.filter(({ rank }) => rank === 1).length < 2) return 0;
  return BONUS_PAYS[kind];
}

/** The dealer plays with a pair of fours or better. */
function compared(
  player: readonly Card[],
  dealer: readonly Card[],
  board: readonly Card[],
): 'won' | 'unqualified' | 'push' | 'lost' {
  const [ours, theirs] = [bestFive([...player, ...board]), bestFive([...dealer, ...board])];
  if (theirs.score < QUALIFIES) return 'unqualified';
  if (ours.score === theirs.score) return 'push';
  return ours.score > theirs.score ? 'won' : 'lost';
}

const PAIR_OF_FOURS: readonly Card[] = [
  { rank: 4, suit: 'spades' },
  { rank: 4, suit: 'hearts' },
  { rank: 2, suit: 'spades' },
  { rank: 3, suit: 'spades' },
  { rank: 5, suit: 'spades' },
];
/** The lowest hand with a pair of fours. */
const QUALIFIES = bestFive(PAIR_OF_FOURS).score;
