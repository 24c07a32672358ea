import { type Amount, sum } from './amount.ts';

/**
 * Splits an amount by weights without loss: each share is its exact part rounded down, and the remaining units go one each to the
 * largest remainders, earlier shares first. The shares sum to the amount.
 *
 * @throws RangeError when the amount or a weight is negative, or all weights are zero
 */
export function allocate(amount: Amount, weights: readonly bigint[]): Amount[] {
  if (amount < 0n || weights.some((weight) => weight < 0n)) throw new RangeError('allocate takes nothing negative');
  const whole = sum(weights);
  if (whole === 0n) throw new RangeError('allocate needs a weight above zero');

  const shares = weights.map((weight) => (amount * weight) / whole);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % whole }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const left = Number(amount - sum(shares)); // fewer than the number of shares, never money
  for (const { index } of byRemainder.slice(0, left)) shares[index] = shares[index]! + 1n;
  return shares;
}
