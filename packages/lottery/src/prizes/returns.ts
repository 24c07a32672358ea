import { SCALE } from '@champa/money';
import { compareFractions, type Fraction, formatFraction } from '../core/fraction.ts';
import type { Play } from '../core/play.ts';
import { oddsBy, type OwnOdds, quote, returnOf } from './quote.ts';

/** A stake at which the rounding of prizes is too small to see. */
const LARGE = 1_000_000n * SCALE;

/** The long-run return of a play's worst and best kind of line, at a brand's odds; prizes without odds are on the scale. */
export function returnsOfPlay(play: Play, own: OwnOdds, scale: number): { least: Fraction; most: Fraction } {
  const quoted = quote(play, LARGE, scale, oddsBy(play, own));
  const [first, ...others] = play.kinds.map((kind) => returnOf(kind, quoted));
  return others.reduce(
    ({ least, most }, one) => ({
      least: compareFractions(one, least) < 0 ? one : least,
      most: compareFractions(one, most) > 0 ? one : most,
    }),
    { least: first!, most: first! },
  );
}

/** Of each hundred staked, with two decimals, rounded down: 98.55. */
export function percentOf({ numerator, denominator }: Fraction): string {
  return formatFraction({ numerator: numerator * 100n, denominator }, 2);
}

/** Whether more than the stakes comes back in the long run. */
export function isAboveStakes({ numerator, denominator }: Fraction): boolean {
  return numerator > denominator;
}
