const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * Milliseconds before the next attempt after `failures` in a row: doubles from one second to thirty, less a random part of up to
 * half, so that clients do not all return to a restarted server at once.
 *
 * @param random a number from 0 to 1
 */
export function backoffMs(failures: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (1 - random / 2));
}
