import { parseAmount } from '@champa/money';

/** How full a limit is, in whole hundredths, rounded down: it is 100 only where nothing is left. */
export function usedPercent(used: string, limit: string): number {
  const [part, whole] = [parseAmount(used), parseAmount(limit)];
  if (part >= whole) return 100;
  return Number((part * 100n) / whole);
}

/** Whether an amount holds at once in place of the present limit: there is none, or it is not higher. */
export function holdsAtOnce(wanted: bigint, present: string | null): boolean {
  return present === null || wanted <= parseAmount(present);
}
