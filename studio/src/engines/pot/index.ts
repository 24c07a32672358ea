import type { Numbers } from '@champa/fairness';
import { type Amount, parseAmount } from '@champa/money';
import { add, type Fraction, fraction } from '../fraction.ts';

/** The rules of a progressive pot. */
export type PotRules = {
  /** The initial amount, and again after each win; the house's money. */
  seed: Amount;
  /** The stakes per win in the long run. */
  span: Amount;
  /** The share of a stake that goes into the pot. */
  share: Fraction;
};

/** `drawn` is a random number from 0 to `of` less one; the pot is won if it is less than `below`. */
export type PotDraw = { drawn: number; below: number; of: number };

/** The chance counts in units of this stake, so that twice the stake has twice the chance. */
export const CHANCE_UNIT = parseAmount('100');

/** The contribution of a stake to the pot; the remainder of the division stays with the house. */
export function contribution({ share }: PotRules, stake: Amount): Amount {
  return (stake * share.num) / share.den;
}

/** Generates the pot's number, once per round, after all numbers of the game itself. */
export function drawPot({ span }: Pick<PotRules, 'span'>, numbers: Numbers, stake: Amount): PotDraw {
  const chances = stake / CHANCE_UNIT;
  const all = Number(span / CHANCE_UNIT);
  return { drawn: numbers.intBelow(all), below: Number(chances), of: all };
}

export function winsPot({ drawn, below }: PotDraw): boolean {
  return drawn < below;
}

/** The pot's part of a game's return: all shares are paid out in the end, and the seed once per span. */
export function potRtp({ seed, span, share }: PotRules): Fraction {
  return add(share, fraction(seed, span));
}
