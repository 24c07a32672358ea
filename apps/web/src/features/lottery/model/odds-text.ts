import {
  chanceOf,
  type Fraction,
  formatOdds,
  type LineKind,
  oddsBy,
  type Play,
  type Quote,
  returnOf,
} from '@champa/lottery';
import type { Amount } from '@champa/money';

const HUNDREDTHS = 100n;

/** A fraction in percent with two decimals, rounded down: `97.99`. */
export function percentText({ numerator, denominator }: Fraction): string {
  const hundredths = (numerator * 100n * HUNDREDTHS) / denominator;
  return `${hundredths / HUNDREDTHS}.${String(hundredths % HUNDREDTHS).padStart(2, '0')}`;
}

/** A chance as people say it, `1 : 1000`, rounded up: no chance is told better than it is. */
export function chanceText(kind: LineKind): string {
  const { numerator, denominator } = chanceOf(kind);
  if (numerator === 0n) return '0';
  const tenths = (denominator * 10n + numerator - 1n) / numerator;
  return `1 : ${tenths % 10n === 0n ? tenths / 10n : `${tenths / 10n}.${tenths % 10n}`}`;
}

/** What comes back of stakes in the long run: of all kinds of line the least. */
export function returnPercent(play: Play, quotation: Quote): string {
  const returns = play.kinds.map((kind) => returnOf(kind, quotation));
  const least = returns.reduce((a, b) => (a.numerator * b.denominator <= b.numerator * a.denominator ? a : b));
  return percentText(least);
}

/** What a tier pays for one staked on a line, the stake included: its odds where it has some, else by its prize. */
export function oddsText(play: Play, tier: string, { prizes, stake }: Quote): string {
  const odds = oddsBy(play)(tier);
  if (odds !== null) return formatOdds(odds);
  const prize: Amount = prizes[tier] ?? 0n;
  return formatOdds((prize * 1000n) / stake);
}
