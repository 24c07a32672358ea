import type { Balance } from '@champa/contract';

/**
 * The newer of the balance known and the one that arrived. Events and answers can overtake one another; the version grows
 * by one with each movement, so only a higher one may replace what is shown.
 */
export function newerBalance(known: Balance | undefined, arrived: Balance): Balance {
  return known && BigInt(arrived.version) <= BigInt(known.version) ? known : arrived;
}
