import { parseAmount } from '@champa/money';

/** How much of a limit is used, in whole percent, rounded down: 100 only where nothing is left. */
export function usedPercent(used: string, limit: string): number {
  const [part, whole] = [parseAmount(used), parseAmount(limit)];
  if (part >= whole) return 100;
  return Number((part * 100n) / whole);
}

/** Whether a new limit applies at once: there was none, or the new one is not higher. */
export function holdsAtOnce(wanted: bigint, present: string | null): boolean {
  return present === null || wanted <= parseAmount(present);
}
