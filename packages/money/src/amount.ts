/**
 * An amount of money: whole units of 10^-5 of a currency's main unit, the smallest step that a vendor protocol uses. `100000n` is
 * one kip, one dollar, one dong.
 */
export type Amount = bigint;

/** Units per main unit of any currency. */
export const SCALE = 100_000n;

export const ZERO: Amount = 0n;

export function absolute(amount: Amount): Amount {
  return amount < 0n ? -amount : amount;
}

export function minimum(a: Amount, b: Amount): Amount {
  return a < b ? a : b;
}

export function maximum(a: Amount, b: Amount): Amount {
  return a > b ? a : b;
}

export function sum(amounts: Iterable<Amount>): Amount {
  let total = ZERO;
  for (const amount of amounts) total += amount;
  return total;
}
