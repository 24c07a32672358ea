import { add, type Fraction, fraction, multiply, sumOf } from '../fraction.ts';
import { EMPTY, type Total, withCard } from './hand.ts';

/**
 * The exact value of every hand by backward induction. The shoe is endless, so that each next card is 1 to 9 with a chance of 1/13
 * each and 10 with 4/13, whatever has been dealt: the best move depends on the total and the dealer's card alone.
 */
export type Act = 'hit' | 'stand' | 'double' | 'split';

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const BUST = 22;

function chanceOf(value: number): Fraction {
  return fraction(value === 10 ? 4 : 1, 13);
}

const dealerEnds = new Map<number, ReadonlyMap<number, Fraction>>();

/** How the dealer ends with this card up, once the hole card is known to make no blackjack; he stands on every 17. */
function dealerEnd(up: number): ReadonlyMap<number, Fraction> {
  const known = dealerEnds.get(up);
  if (known) return known;
  const hidden = up === 1 ? 10 : up === 10 ? 1 : null;
  const rest = hidden === null ? fraction(1) : fraction(13 - Number(chanceOf(hidden).num), 13);
  const first = withCard(EMPTY, up);
  const ends = new Map<number, Fraction>();
  for (const value of VALUES) {
    if (value === hidden) continue;
    const chance = multiply(chanceOf(value), fraction(rest.den, rest.num));
    for (const [total, share] of drawn(withCard(first, value)))
      ends.set(total, add(ends.get(total) ?? fraction(0), multiply(chance, share)));
  }
  dealerEnds.set(up, ends);
  return ends;
}

const draws = new Map<string, ReadonlyMap<number, Fraction>>();

function drawn(hand: Total): ReadonlyMap<number, Fraction> {
  if (hand.total >= 17) return new Map([[Math.min(hand.total, BUST), fraction(1)]]);
  const key = `${hand.total}${hand.isSoft}`;
  const known = draws.get(key);
  if (known) return known;
  const ends = new Map<number, Fraction>();
  for (const value of VALUES) {
    for (const [total, share] of drawn(withCard(hand, value)))
      ends.set(total, add(ends.get(total) ?? fraction(0), multiply(chanceOf(value), share)));
  }
  draws.set(key, ends);
  return ends;
}

/** A memo of values by hand and dealer's card. */
function remembered(work: (hand: Total, up: number) => Fraction): (hand: Total, up: number) => Fraction {
  const known = new Map<string, Fraction>();
  return (hand, up) => {
    const key = `${hand.total}${hand.isSoft}/${up}`;
    const value = known.get(key) ?? work(hand, up);
    known.set(key, value);
    return value;
  };
}

const LOST = fraction(-1);

/** All values are gains, per chip of the first bet. */
const standing = remembered(({ total }, up) => {
  if (total > 21) return LOST;
  return sumOf(
    [...dealerEnd(up)].map(([end, chance]) =>
      multiply(chance, fraction(end === BUST || end < total ? 1 : end > total ? -1 : 0)),
    ),
  );
});

const hitting: (hand: Total, up: number) => Fraction = remembered((hand, up) =>
  sumOf(VALUES.map((value) => multiply(chanceOf(value), drawing(withCard(hand, value), up)))),
);

const drawing = remembered((hand, up) => {
  if (hand.total >= 21) return standing(hand, up);
  return larger(standing(hand, up), hitting(hand, up));
});

const doubling = remembered((hand, up) =>
  multiply(fraction(2), sumOf(VALUES.map((value) => multiply(chanceOf(value), standing(withCard(hand, value), up))))),
);

/** Two hands that begin with this card, played one after the other; aces take one card each. */
function splitting(value: number, up: number): Fraction {
  const one = withCard(EMPTY, value);
  const hand = (next: number) => {
    const two = withCard(one, next);
    if (value === 1) return standing(two, up);
    return larger(drawing(two, up), two.total < 21 ? doubling(two, up) : LOST);
  };
  return multiply(fraction(2), sumOf(VALUES.map((next) => multiply(chanceOf(next), hand(next)))));
}

/** What the best play of a hand gains, and the first move of it. `pair` is the value of two equal cards. */
export function bestOf(
  hand: Total,
  up: number,
  options: readonly Act[],
  pair: number | null,
): { act: Act; gain: Fraction } {
  const gains: Readonly<Record<Act, () => Fraction>> = {
    stand: () => standing(hand, up),
    hit: () => hitting(hand, up),
    double: () => doubling(hand, up),
    split: () => splitting(pair ?? 0, up),
  };
  return options
    .map((act) => ({ act, gain: gains[act]() }))
    .reduce((best, each) => (isLess(best.gain, each.gain) ? each : best));
}

/** The return of the first bet when every hand is played in the best way: exact. */
export function bestReturn(blackjackPays: Fraction): Fraction {
  const deals = VALUES.flatMap((first) =>
    VALUES.flatMap((second) =>
      VALUES.map((up) => {
        const chance = multiply(multiply(chanceOf(first), chanceOf(second)), chanceOf(up));
        return multiply(chance, gainOf(first, second, up, blackjackPays));
      }),
    ),
  );
  return add(fraction(1), sumOf(deals));
}

function gainOf(first: number, second: number, up: number, blackjackPays: Fraction): Fraction {
  const peeked = up === 1 ? chanceOf(10) : up === 10 ? chanceOf(1) : fraction(0);
  const rest = add(fraction(1), multiply(fraction(-1), peeked));
  const hand = withCard(withCard(EMPTY, first), second);
  if (hand.total === 21) return multiply(rest, blackjackPays);
  const options: Act[] = first === second ? ['stand', 'hit', 'double', 'split'] : ['stand', 'hit', 'double'];
  const { gain } = bestOf(hand, up, options, first === second ? first : null);
  return add(multiply(rest, gain), multiply(peeked, LOST));
}

function larger(a: Fraction, b: Fraction): Fraction {
  return isLess(a, b) ? b : a;
}

function isLess(a: Fraction, b: Fraction): boolean {
  return a.num * b.den < b.num * a.den;
}
