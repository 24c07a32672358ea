import { type Amount, minimum, SCALE } from './amount.ts';

/** The bonus for a deposit: a percentage of it, up to a maximum. */
export type BonusTerms = { percent: number; max: Amount };

const SMALLEST_STEP = SCALE / 100n;

/** The bonus for a deposit, rounded down to hundredths. */
export function bonusOn(deposit: Amount, { percent, max }: BonusTerms): Amount {
  const bonus = minimum((deposit * BigInt(percent)) / 100n, max);
  return bonus - (bonus % SMALLEST_STEP);
}

/** The stakes required before a bonus becomes cash: a multiple of the bonus, or of bonus and deposit. */
export type WageringTerms = { factor: number; base: 'bonus' | 'bonus_and_deposit' };

export function wageringOf(bonus: Amount, deposit: Amount, { factor, base }: WageringTerms): Amount {
  return BigInt(factor) * (base === 'bonus' ? bonus : bonus + deposit);
}
