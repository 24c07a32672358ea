import * as z from 'zod/mini';
import type { Offer, SteppedGame } from '../arcade/game.ts';
import { fairMultiplier, type Multiplier, times } from '../arcade/multiplier.ts';
import { type Fraction, fraction, multiply } from '../fraction.ts';

export const RANKS = 13;
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
/** Cards of a round, each drawn from a whole pack: the first one lies open. */
export const CARDS = 52;
/** A round that has reached this ends, and is paid. */
export const ENOUGH: Multiplier = times(1_000);
const SHARE = fraction(985, 1_000);

const Card = z.object({ rank: z.int().check(z.minimum(1), z.maximum(RANKS)), suit: z.enum(SUITS) });
export type Card = z.infer<typeof Card>;
export const HiLoBet = z.strictObject({});
export type HiLoBet = z.infer<typeof HiLoBet>;
/** A skip puts the next card down without a guess. */
export const HiLoMove = z.strictObject({ call: z.enum(['higher', 'lower', 'skip']) });
export type HiLoMove = z.infer<typeof HiLoMove>;
export type Guess = Exclude<HiLoMove['call'], 'skip'>;
export const HiLoView = z.object({
  cards: z.array(Card),
  calls: z.array(z.enum(['higher', 'lower', 'skip'])),
  /** Of the guesses that were right, together: what the next one multiplies. */
  chance: z.object({ num: z.string(), den: z.string() }),
});
export type HiLoView = z.infer<typeof HiLoView>;

/**
 * The ranks that make a guess right; ace is 1 and lowest, king 13 and highest. The same rank is right for both guesses, but over an
 * ace or under a king, where it is a guess of its own: a guess is never certain.
 */
export function winningRanks(rank: number, guess: Guess): number {
  if (guess === 'higher') {
    if (rank === 1) return RANKS - 1;
    return rank === RANKS ? 1 : RANKS - rank + 1;
  }
  if (rank === RANKS) return RANKS - 1;
  return rank;
}

export function isRight(before: number, after: number, guess: Guess): boolean {
  if (guess === 'higher') return before === 1 ? after > 1 : after >= before;
  return before === RANKS ? after < RANKS : after <= before;
}

/** What one more right guess would make of the round. */
export function multiplierAfter(chance: Fraction, rank: number, guess: Guess): Multiplier {
  return fairMultiplier(SHARE, multiply(chance, fraction(winningRanks(rank, guess), RANKS)));
}

export function readChance({ chance }: HiLoView): Fraction {
  return fraction(BigInt(chance.num), BigInt(chance.den));
}

/** Higher or lower, card after card; every right guess multiplies by how unlikely it was. */
export const hiLo: SteppedGame<HiLoBet, HiLoMove, readonly Card[], HiLoView> = {
  kind: 'stepped',
  bet: HiLoBet,
  move: HiLoMove,
  // Below the end of the ladder one more call multiplies by thirteen at most.
  bound: ENOUGH * RANKS,
  view: HiLoView,
  deal: (numbers) =>
    Array.from({ length: CARDS }, () => ({ rank: numbers.intBelow(RANKS) + 1, suit: numbers.pick(SUITS) })),
  stand: (cards, _bet, moves, isCashedOut) => {
    if (moves.length >= CARDS) return null;
    let chance = fraction(1);
    let isWrong = false;
    for (const [index, { call }] of moves.entries()) {
      if (call === 'skip') continue;
      const before = cards[index]!.rank;
      chance = multiply(chance, fraction(winningRanks(before, call), RANKS));
      isWrong ||= !isRight(before, cards[index + 1]!.rank, call);
    }
    const guesses = moves.filter(({ call }) => call !== 'skip').length;
    const isLastCard = moves.length === CARDS - 1;
    // The last card cannot be skipped to before a guess: the round would end without one.
    if (isLastCard && guesses === 0) return null;
    const multiplier = isWrong || guesses === 0 ? 0 : fairMultiplier(SHARE, chance);
    const isOver = isWrong || isCashedOut || multiplier >= ENOUGH || isLastCard;
    return {
      view: {
        cards: cards.slice(0, moves.length + 1),
        calls: moves.map(({ call }) => call),
        chance: { num: String(chance.num), den: String(chance.den) },
      },
      multiplier,
      isOver,
      canCashOut: !isOver && guesses > 0,
    };
  },
  // Every plan is a chain of guesses, and pays by the chance of the whole chain: the first links stand for all.
  offers: () =>
    (['higher', 'lower'] as const).flatMap((guess) =>
      Array.from({ length: RANKS }, (_, index): Offer => {
        const chance = fraction(winningRanks(index + 1, guess), RANKS);
        const prizes = [{ chance, multiplier: multiplierAfter(fraction(1), index + 1, guess) }];
        return { name: `${guess} than rank ${index + 1}`, prizes };
      }),
    ),
};
