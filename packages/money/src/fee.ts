import { type Amount, minimum, SCALE } from './amount.ts';

/** What moving an amount costs: so much each time, and so many thousandths of it. */
export type FeeTerms = { flat: Amount; perMille: number };

const SMALLEST_STEP = SCALE / 100n;

/** The fee for an amount, rounded up to hundredths as whoever takes it does; never more than the amount. */
export function feeOn(amount: Amount, { flat, perMille }: FeeTerms): Amount {
  const share = amount * BigInt(perMille);
  const exact = flat * 1000n + share;
  const step = 1000n * SMALLEST_STEP;
  return minimum(((exact + step - 1n) / step) * SMALLEST_STEP, amount);
}
