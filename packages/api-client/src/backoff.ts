const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * Milliseconds before the next attempt after `failures` in a row: doubling from one second to thirty, with up to half of it
 * taken off at random so that a restarted server is not met by everybody at once.
 *
 * @param random a number from 0 to 1
 */
export function backoffMs(failures: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (1 - random / 2));
}
