import type { Numbers } from '@champa/fairness';
import { type Amount, parseAmount } from '@champa/money';
import { add, type Fraction, fraction } from '../fraction.ts';

/** A progressive pot as its rules state it. */
export type PotRules = {
  /** What it begins with, and again after each win; the house's money. */
  seed: Amount;
  /** The stakes in which it is won once, in the long run. */
  span: Amount;
  /** Of a stake, what goes into the pot. */
  share: Fraction;
};

/** A number from 0 to `of` less one was drawn; the pot is won where it is less than `below`. */
export type PotDraw = { drawn: number; below: number; of: number };

/** The draw counts in these: each of them staked is one chance, so that twice the stake is twice the chance. */
export const CHANCE_UNIT = parseAmount('100');

/** What of a stake goes into the pot; what a division leaves over stays with the house. */
export function contribution({ share }: PotRules, stake: Amount): Amount {
  return (stake * share.num) / share.den;
}

/** Draws for the pot, once a round, after all that the game itself draws. */
export function drawPot({ span }: Pick<PotRules, 'span'>, numbers: Numbers, stake: Amount): PotDraw {
  const chances = stake / CHANCE_UNIT;
  const all = Number(span / CHANCE_UNIT);
  return { drawn: numbers.intBelow(all), below: Number(chances), of: all };
}

export function winsPot({ drawn, below }: PotDraw): boolean {
  return drawn < below;
}

/** What a pot adds to a game's return: every share comes back in the end, and once in a span the seed. */
export function potRtp({ seed, span, share }: PotRules): Fraction {
  return add(share, fraction(seed, span));
}
