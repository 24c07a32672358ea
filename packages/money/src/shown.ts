import { type Amount, sum } from './amount.ts';
import { UNITS_PER_CENT } from './display.ts';

/** An amount as people are shown it: whole hundredths, rounded down (toward zero). */
export function shownAmount(amount: Amount): Amount {
  return (amount / UNITS_PER_CENT) * UNITS_PER_CENT;
}

/**
 * Amounts that are shown beside their sum, in whole hundredths that add up to the sum as it is shown: each is rounded down (toward
 * zero), and what is missing goes to those that lost most, a hundredth each.
 */
export function shownParts(parts: readonly Amount[]): Amount[] {
  const shown = parts.map(shownAmount);
  const missing = shownAmount(sum(parts)) - sum(shown);
  const step = missing < 0n ? -UNITS_PER_CENT : UNITS_PER_CENT;
  const lost = (index: number) => (parts[index]! - shown[index]!) * (missing < 0n ? -1n : 1n);
  const byLoss = parts
    .map((_, index) => index)
    .toSorted((a, b) => (lost(a) === lost(b) ? a - b : lost(a) > lost(b) ? -1 : 1));
  for (const index of byLoss.slice(0, Number(missing / step))) shown[index] = shown[index]! + step;
  return shown;
}
