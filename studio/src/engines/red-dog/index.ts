import * as z from 'zod/mini';
import type { SteppedGame } from '../arcade/game.ts';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { add, type Fraction, fraction, multiply, sumOf } from '../fraction.ts';
import { Card, endlessCards } from '../table/cards.ts';
import { MOST_ON_SPOT, paidBy, type TableBet, tableBetOf, unitsOf } from '../table/spot-game.ts';

export const RED_DOG_SPOTS = ['ante'] as const;
/** What a spread of one, two, three, and more ranks pays to one. */
export const SPREAD_PAYS = [5, 4, 2, 1] as const;
export const THREE_PAYS = 11;
/** From this spread on, a raise gains more than a call. */
export const RAISE_FROM = 7;

export const RedDogMove = z.strictObject({ act: z.enum(['raise', 'call']) });
export type RedDogMove = z.infer<typeof RedDogMove>;
export const RedDogView = z.object({
  /** The two posts; then, if it was drawn, the third card. */
  posts: z.array(Card),
  third: z.nullable(Card),
  /** Ranks between the posts; null for a pair. */
  spread: z.nullable(z.int()),
  isRaised: z.boolean(),
  result: z.nullable(z.enum(['won', 'push', 'lost'])),
});
export type RedDogView = z.infer<typeof RedDogView>;

/** The ace is highest. */
function heightOf({ rank }: Pick<Card, 'rank'>): number {
  return rank === 1 ? 14 : rank;
}

/** Null for a pair, 0 for neighbours. */
export function spreadOf([one, other]: readonly Pick<Card, 'rank'>[]): number | null {
  const distance = Math.abs(heightOf(one!) - heightOf(other!));
  return distance === 0 ? null : distance - 1;
}

export function spreadPays(spread: number): number {
  return SPREAD_PAYS[Math.min(spread, SPREAD_PAYS.length) - 1]!;
}

function isBetween(third: Card, [one, other]: readonly Card[]): boolean {
  const [low, high] = [heightOf(one!), heightOf(other!)].toSorted((a, b) => a - b) as [number, number];
  return heightOf(third) > low && heightOf(third) < high;
}

/** What each chip of the ante is paid; a raise lies at the same odds. */
export function redDogPays({ result, spread, third, posts, isRaised }: RedDogView): Multiplier {
  if (result === 'push') return times(1);
  if (result !== 'won') return 0;
  if (spread === null) return third && third.rank === posts[0]!.rank ? times(1 + THREE_PAYS) : 0;
  return times(1 + spreadPays(spread)) * (isRaised ? 2 : 1);
}

/** Will the third card fall between the first two? */
export const redDog: SteppedGame<TableBet, RedDogMove, readonly Card[], RedDogView> = {
  kind: 'stepped',
  bet: tableBetOf(RED_DOG_SPOTS),
  move: RedDogMove,
  view: RedDogView,
  units: unitsOf,
  raises: (bet, moves) => (moves.some(({ act }) => act === 'raise') ? unitsOf(bet) : 0),
  deal: (numbers) => endlessCards(numbers, 3),
  stand: ([one, other, drawn], bet, moves, isLeft) => {
    const posts = [one!, other!];
    const spread = spreadOf(posts);
    const isDecided = spread === null || spread === 0;
    if (moves.length > (isDecided ? 0 : 1)) return null;
    const isOver = isDecided || moves.length === 1 || isLeft;
    const third = isOver && spread !== 0 ? drawn! : null;
    const isRaised = moves[0]?.act === 'raise';
    const view = { posts, third, spread, isRaised, result: isOver ? resultOf(posts, third, spread) : null };
    return {
      view,
      multiplier: isOver ? paidBy(bet, () => redDogPays(view)) : 0,
      isOver,
      // Who leaves a round calls.
      canCashOut: !isOver,
    };
  },
  offers: () => [{ name: 'ante', prizes: [], exact: anteReturn() }],
  bound: times(MOST_ON_SPOT * (1 + THREE_PAYS)),
};

function resultOf(posts: readonly Card[], third: Card | null, spread: number | null): 'won' | 'push' | 'lost' {
  if (third === null) return 'push';
  if (spread === null) return third.rank === posts[0]!.rank ? 'won' : 'push';
  return isBetween(third, posts) ? 'won' : 'lost';
}

/** Over all pairs of ranks, each raised where that gains more: exact, because the shoe is endless. */
function anteReturn(): Fraction {
  const ranks = Array.from({ length: 13 }, (_, index) => index + 1);
  const each = fraction(1, 13 * 13);
  return sumOf(ranks.flatMap((one) => ranks.map((other) => multiply(each, returnOn(one, other)))));
}

function returnOn(one: number, other: number): Fraction {
  const spread = spreadOf([{ rank: one }, { rank: other }]);
  if (spread === 0) return fraction(1);
  if (spread === null) return add(fraction(1), fraction(THREE_PAYS, 13));
  const gain = add(fraction(spread * spreadPays(spread), 13), fraction(spread - 13, 13));
  return add(fraction(1), gain.num > 0n ? multiply(fraction(2), gain) : gain);
}
