import { type Fraction, fraction, multiply } from '../fraction.ts';
import { fairMultiplier, type Multiplier, times } from './multiplier.ts';

/** No ladder goes above this. */
export const HIGHEST_RUNG: Multiplier = times(10_000);

/** A place where a player can cash out, and the chance to reach it. */
export type Rung = { multiplier: Multiplier; chance: Fraction };

/**
 * The rungs of a climb whose steps have these chances, each paying so that going there returns `share`. The climb ends before the
 * first rung that would pay more than the highest one.
 */
export function ladderOf(share: Fraction, steps: readonly Fraction[]): Rung[] {
  const rungs: Rung[] = [];
  let chance = fraction(1);
  for (const step of steps) {
    chance = multiply(chance, step);
    const multiplier = fairMultiplier(share, chance);
    if (multiplier > HIGHEST_RUNG) break;
    rungs.push({ multiplier, chance });
  }
  return rungs;
}
