import { type Amount, minimum, SCALE } from './amount.ts';

/** The fee for moving an amount: a fixed part, and a share per mille. */
export type FeeTerms = { flat: Amount; perMille: number };

const SMALLEST_STEP = SCALE / 100n;

/** The fee for an amount, rounded up to hundredths in favour of whoever receives it; never more than the amount. */
export function feeOn(amount: Amount, { flat, perMille }: FeeTerms): Amount {
  const share = amount * BigInt(perMille);
  const exact = flat * 1000n + share;
  const step = 1000n * SMALLEST_STEP;
  return minimum(((exact + step - 1n) / step) * SMALLEST_STEP, amount);
}
