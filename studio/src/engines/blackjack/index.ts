import * as z from 'zod/mini';
import type { SteppedGame } from '../arcade/game.ts';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { type Fraction, fraction } from '../fraction.ts';
import { Card, endlessCards } from '../table/cards.ts';
import { MOST_ON_SPOT, paidBy, type TableBet, tableBetOf, unitsOf } from '../table/spot-game.ts';
import { canSplit, isBlackjack, totalOf } from './hand.ts';
import { bestReturn } from './strategy.ts';

/** Two hands of aces, and the dealer's, could need no more. */
const CARDS = 64;
export const BLACKJACK_SPOTS = ['hand', 'pair'] as const;
export type BlackjackSpot = (typeof BLACKJACK_SPOTS)[number];
const BLACKJACK_PAYS = fraction(3, 2);

/** What the pair pays to one: the same card twice, two of one colour, two of one rank. */
export const PAIR_PAYS = { perfect: 23, coloured: 12, mixed: 6 } as const;
export type PairKind = keyof typeof PAIR_PAYS;

export const BlackjackMove = z.strictObject({ act: z.enum(['hit', 'stand', 'double', 'split']) });
export type BlackjackMove = z.infer<typeof BlackjackMove>;
export type BlackjackAct = BlackjackMove['act'];

const Hand = z.object({
  cards: z.array(Card),
  isDoubled: z.boolean(),
  /** Null until the round is over. */
  result: z.nullable(z.enum(['blackjack', 'won', 'push', 'lost', 'bust'])),
});
export type Hand = z.infer<typeof Hand>;

export const BlackjackView = z.object({
  /** The hole card is missing until the round is over. */
  dealer: z.array(Card),
  hands: z.array(Hand),
  /** The hand that is being played. */
  active: z.nullable(z.int()),
  acts: z.array(z.enum(['hit', 'stand', 'double', 'split'])),
  pair: z.nullable(z.enum(['perfect', 'coloured', 'mixed'])),
});
export type BlackjackView = z.infer<typeof BlackjackView>;

type Seat = { cards: Card[]; isDoubled: boolean; isDone: boolean };
type Play = { seats: Seat[]; next: () => Card; isSplit: boolean };

/** One player against the dealer, who stands on every 17 and looks for a blackjack under an ace or a ten. */
export const blackjack: SteppedGame<TableBet, BlackjackMove, readonly Card[], BlackjackView> = {
  kind: 'stepped',
  bet: tableBetOf(BLACKJACK_SPOTS).check(z.refine(({ spots }: TableBet) => (spots['hand'] ?? 0) > 0)),
  move: BlackjackMove,
  view: BlackjackView,
  units: unitsOf,
  raises: ({ spots }, moves) =>
    moves.filter(({ act }) => act === 'double' || act === 'split').length * (spots['hand'] ?? 0),
  deal: (numbers) => endlessCards(numbers, CARDS),
  stand: (shoe, { spots }, moves, isLeft) => {
    const [first, up, second, hole] = shoe as [Card, Card, Card, Card];
    const rest = shoe.slice(4).values();
    const play: Play = {
      seats: [{ cards: [first, second], isDoubled: false, isDone: false }],
      next: () => rest.next().value!,
      isSplit: false,
    };
    const isDecided = isBlackjack([up, hole]) || isBlackjack([first, second]);
    if (isDecided) play.seats[0]!.isDone = true;
    for (const { act } of moves) {
      if (!actsOf(play).includes(act)) return null;
      make(play, act);
    }
    if (isLeft) for (const seat of play.seats) seat.isDone = true;
    const active = play.seats.findIndex((seat) => !seat.isDone);
    const isOver = active < 0;
    const dealer = isOver ? dealerPlays([up, hole], play, isDecided) : [up];
    const hands = play.seats.map((seat) => ({
      cards: seat.cards,
      isDoubled: seat.isDoubled,
      result: isOver ? resultOf(seat, dealer, play.isSplit) : null,
    }));
    const pair = pairOf(first, second);
    const view = { dealer, hands, active: isOver ? null : active, acts: actsOf(play), pair };
    return {
      view,
      multiplier: isOver ? paidBy({ spots }, (spot) => blackjackPays(view, spot)) : 0,
      isOver,
      // Who leaves a round stands on every hand.
      canCashOut: !isOver,
    };
  },
  offers: () => [
    { name: 'hand', prizes: [], exact: handReturn() },
    {
      name: 'pair',
      // The second card is the first one's twin, its other suit of the colour, or one of the two others of its rank.
      prizes: [
        { chance: fraction(1, 52), multiplier: times(1 + PAIR_PAYS.perfect) },
        { chance: fraction(1, 52), multiplier: times(1 + PAIR_PAYS.coloured) },
        { chance: fraction(2, 52), multiplier: times(1 + PAIR_PAYS.mixed) },
      ],
    },
  ],
  // Two doubled hands and the best pair, of the smallest bet: all else pays less for each chip.
  bound: times(MOST_ON_SPOT * (1 + PAIR_PAYS.perfect + 8)),
};

/** What a spot of a finished round is paid, for each chip of the first bet. */
export function blackjackPays({ hands, pair }: Pick<BlackjackView, 'hands' | 'pair'>, spot: string): Multiplier {
  if (spot === 'pair') return pair ? times(1 + PAIR_PAYS[pair]) : 0;
  return hands.reduce((sum, hand) => sum + paysFor(hand), 0);
}

let memo: Fraction | undefined;

/** The return of the first bet under the best play. */
export function handReturn(): Fraction {
  memo ??= bestReturn(BLACKJACK_PAYS);
  return memo;
}

function actsOf({ seats, isSplit }: Play): BlackjackAct[] {
  const seat = seats.find(({ isDone }) => !isDone);
  if (!seat) return [];
  const acts: BlackjackAct[] = ['hit', 'stand'];
  if (seat.cards.length === 2) acts.push('double');
  if (!isSplit && canSplit(seat.cards)) acts.push('split');
  return acts;
}

function make(play: Play, act: BlackjackAct): void {
  const seat = play.seats.find(({ isDone }) => !isDone)!;
  if (act === 'split') return split(play, seat);
  if (act !== 'stand') seat.cards.push(play.next());
  seat.isDoubled = act === 'double';
  seat.isDone = act !== 'hit' || totalOf(seat.cards).total >= 21;
}

/** Split aces take one card each; any hand of 21 is done. */
function split(play: Play, seat: Seat): void {
  const [one, other] = seat.cards as [Card, Card];
  play.isSplit = true;
  play.seats = [one, other].map((card) => {
    const cards = [card, play.next()];
    return { cards, isDoubled: false, isDone: card.rank === 1 || totalOf(cards).total === 21 };
  });
}

/** The dealer draws only if a hand still stands against him. */
function dealerPlays(cards: Card[], { seats, next }: Play, isDecided: boolean): Card[] {
  if (isDecided || seats.every((seat) => totalOf(seat.cards).total > 21)) return cards;
  while (totalOf(cards).total < 17) cards.push(next());
  return cards;
}

function resultOf(seat: Seat, dealer: readonly Card[], isSplit: boolean): NonNullable<Hand['result']> {
  const [ours, theirs] = [totalOf(seat.cards).total, totalOf(dealer).total];
  if (ours > 21) return 'bust';
  const isNatural = !isSplit && isBlackjack(seat.cards);
  if (isNatural !== isBlackjack(dealer)) return isNatural ? 'blackjack' : 'lost';
  if (theirs > 21 || ours > theirs) return 'won';
  return ours === theirs ? 'push' : 'lost';
}

function paysFor({ isDoubled, result }: Pick<Hand, 'isDoubled' | 'result'>): Multiplier {
  const stakes = isDoubled ? 2 : 1;
  if (result === 'blackjack') return times(1) + times(3 / 2);
  if (result === 'won') return times(2) * stakes;
  return result === 'push' ? times(1) * stakes : 0;
}

function pairOf(one: Card, other: Card): PairKind | null {
  if (one.rank !== other.rank) return null;
  if (one.suit === other.suit) return 'perfect';
  return isRed(one) === isRed(other) ? 'coloured' : 'mixed';
}

function isRed({ suit }: Card): boolean {
  return suit === 'hearts' || suit === 'diamonds';
}
