import type { Numbers } from '@champa/fairness';
import type { Amount } from '@champa/money';
import type * as z from 'zod/mini';
import { add, type Fraction, fraction, multiply } from '../fraction.ts';
import { asFraction, type Multiplier, payoutOf } from './multiplier.ts';

/** One thing that can happen to a bet: how likely it is, and what it pays. */
export type Prize = { chance: Fraction; multiplier: Multiplier };

/** A bet, or a plan of a stepped game, with everything that it can pay. The chances of its prizes add up to at most one. */
export type Offer = {
  name: string;
  prizes: readonly Prize[];
  /** Where what is paid depends on later moves: the return of the first stake under the best ones, or the stated ones. */
  exact?: Fraction;
};

type Rules<Bet, View> = {
  /** What a player chooses before the stake; anything else is refused. */
  bet: z.ZodMiniType<Bet>;
  /** What players see of a round. */
  view: z.ZodMiniType<View>;
  /** Every bet that pays in its own way. The return that is stated is the lowest of theirs. */
  offers: () => readonly Offer[];
  /** Tables only: how many of its smallest chips a bet is. A multiplier is then of one of them, else of the stake. */
  units?: (bet: Bet) => number;
  /** Slots only: what a round costs, in hundredths of the stake that was chosen. A multiplier is then of that stake. */
  price?: (bet: Bet) => number;
  /** No round pays more; only where the offers do not show it. */
  bound?: Multiplier;
};

/** A game whose round is decided by one request. */
export type InstantGame<Bet, View> = Rules<Bet, View> & {
  kind: 'instant';
  play: (numbers: Numbers, bet: Bet) => { view: View; multiplier: Multiplier };
};

/** A round as it stands after the player's moves. */
export type Standing<View> = {
  /** Without anything that the player may not know yet. */
  view: View;
  /** What the round pays if it ends here. */
  multiplier: Multiplier;
  /** Decided: nothing more can be done, and `multiplier` is paid. */
  isOver: boolean;
  canCashOut: boolean;
};

/**
 * A game of several moves. `deal` decides the whole round before the first one, so that no move can change what lies hidden; a
 * round is a function of its numbers, its bet and its moves alone.
 */
export type SteppedGame<Bet, Move, Deal, View> = Rules<Bet, View> & {
  kind: 'stepped';
  move: z.ZodMiniType<Move>;
  deal: (numbers: Numbers, bet: Bet) => Deal;
  /** Null if the rules do not allow the last of the moves. After a cash-out the hidden part is shown too. */
  stand: (deal: Deal, bet: Bet, moves: readonly Move[], isCashedOut: boolean) => Standing<View> | null;
  /** Tables only: how many of the smallest chips these moves have added to the bet. */
  raises?: (bet: Bet, moves: readonly Move[]) => number;
};

/** What the multiplier of a round is of: a smallest chip, the stake that was chosen, or all of the first stake. */
export function baseOf<Bet>(
  { units, price }: Pick<Rules<Bet, never>, 'units' | 'price'>,
  bet: Bet,
  opening: Amount,
): Amount {
  if (units) return opening / BigInt(units(bet));
  return price ? (opening * 100n) / BigInt(price(bet)) : opening;
}

/** What a round pays, exactly; and as a multiplier of all that was staked, rounded down, which is what players read. */
export function settlementOf<Bet>(
  game: Pick<Rules<Bet, never>, 'units' | 'price'>,
  { bet, opening, raised }: { bet: Bet; opening: Amount; raised: Amount },
  multiplier: Multiplier,
): { win: Amount; shown: Multiplier } {
  const base = baseOf(game, bet, opening);
  const win = payoutOf(base, multiplier);
  if (base === opening + raised) return { win, shown: multiplier };
  return { win, shown: Number((win * 10_000n) / (opening + raised)) };
}

/** The exact return of an offer: the mean of what it pays for a stake of one. */
export function returnOf({ prizes, exact }: Offer): Fraction {
  if (exact) return exact;
  return prizes.reduce(
    (total, { chance, multiplier }) => add(total, multiply(chance, asFraction(multiplier))),
    fraction(0),
  );
}

export function lowestReturn(offers: readonly Offer[]): Fraction {
  return offers.map(returnOf).reduce((lowest, each) => (isLess(each, lowest) ? each : lowest));
}

export function highestReturn(offers: readonly Offer[]): Fraction {
  return offers.map(returnOf).reduce((highest, each) => (isLess(highest, each) ? each : highest));
}

/** What a round pays at most. */
export function highestMultiplier({ offers, bound }: Pick<Rules<never, never>, 'offers' | 'bound'>): Multiplier {
  if (bound !== undefined) return bound;
  return Math.max(...offers().flatMap(({ prizes }) => prizes.map(({ multiplier }) => multiplier)));
}

function isLess(a: Fraction, b: Fraction): boolean {
  return a.num * b.den < b.num * a.den;
}
