import type { Balance } from '@champa/contract';

/**
 * The newer of the known balance and the arrived one. Events and answers can overtake one another; the version grows by one with
 * each movement, so only a higher version replaces what is shown.
 */
export function newerBalance(known: Balance | undefined, arrived: Balance): Balance {
  return known && BigInt(arrived.version) <= BigInt(known.version) ? known : arrived;
}
