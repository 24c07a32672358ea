import { type Amount, minimum, SCALE } from './amount.ts';

/** What a deposit brings: so many hundredths of it, and so much at most. */
export type BonusTerms = { percent: number; max: Amount };

const SMALLEST_STEP = SCALE / 100n;

/** The bonus for a deposit, without fractions of a hundredth. */
export function bonusOn(deposit: Amount, { percent, max }: BonusTerms): Amount {
  const bonus = minimum((deposit * BigInt(percent)) / 100n, max);
  return bonus - (bonus % SMALLEST_STEP);
}

/** What must be staked before a bonus becomes cash: so many times itself, or itself and the deposit. */
export type WageringTerms = { factor: number; base: 'bonus' | 'bonus_and_deposit' };

export function wageringOf(bonus: Amount, deposit: Amount, { factor, base }: WageringTerms): Amount {
  return BigInt(factor) * (base === 'bonus' ? bonus : bonus + deposit);
}
