import type { Amount } from '@champa/money';
import { ceiling, type Fraction, fraction, multiply } from '../fraction.ts';

/** A multiplier of the stake in ten-thousandths, always whole: 13,700 is 1.37 times. What is shown is exactly what is paid. */
export type Multiplier = number;

const ONE_TIME = 10_000;

/** A multiplier of a pay table: at most four decimals. */
export function times(multiple: number): Multiplier {
  return Math.round(multiple * ONE_TIME);
}

/**
 * What a bet with this chance pays if it returns `share` of all stakes. It is rounded up to the ten-thousandth, so that no bet
 * returns less than the game states.
 */
export function fairMultiplier(share: Fraction, chance: Fraction): Multiplier {
  return Number(ceiling(multiply(fraction(share.num * BigInt(ONE_TIME), share.den), inverse(chance))));
}

/** The payout of a stake, rounded down to the unit. */
export function payoutOf(stake: Amount, multiplier: Multiplier): Amount {
  return (stake * BigInt(multiplier)) / BigInt(ONE_TIME);
}

/** A multiplier as an exact number. */
export function asFraction(multiplier: Multiplier): Fraction {
  return fraction(multiplier, ONE_TIME);
}

/** `1.3700`, as in the protocol. */
export function writeMultiplier(multiplier: Multiplier): string {
  return `${Math.floor(multiplier / ONE_TIME)}.${String(multiplier % ONE_TIME).padStart(4, '0')}`;
}

/** Reads `1.3700`; throws a RangeError for anything else. */
export function readMultiplier(text: string): Multiplier {
  if (!/^\d{1,9}\.\d{4}$/.test(text)) throw new RangeError(`no multiplier: ${text}`);
  return Number(text.replace('.', ''));
}

/** For players: at least two decimals, and never more than it needs. `1.37`, `1.0104`, `24.50`. */
export function showMultiplier(multiplier: Multiplier): string {
  const [whole, decimals = ''] = writeMultiplier(multiplier).split('.');
  return `${whole}.${decimals.slice(0, 2)}${decimals.slice(2).replace(/0+$/, '')}`;
}

function inverse({ num, den }: Fraction): Fraction {
  return fraction(den, num);
}
