import {
  chanceOf,
  type Fraction,
  formatOdds,
  type LineKind,
  type Play,
  type Quote,
  rebateOn,
  returnOf,
  WHOLE_SCALE,
} from '@champa/lottery';
import { groupDigits, marksOf, ZERO } from '@champa/money';

const HUNDREDTHS = 100n;

/** A fraction in percent with up to two decimals, rounded down: `97.99`, `7`. */
export function percentText({ numerator, denominator }: Fraction, locale: string): string {
  const hundredths = (numerator * 100n * HUNDREDTHS) / denominator;
  const decimals = String(hundredths % HUNDREDTHS)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const whole = String(hundredths / HUNDREDTHS);
  return written(decimals === '' ? whole : `${whole}.${decimals}`, locale);
}

/** A chance in the form `1 : 1,000`, rounded up, so that no chance looks better than it is. */
export function chanceText(kind: LineKind, locale: string): string {
  const { numerator, denominator } = chanceOf(kind);
  if (numerator === 0n) return '0';
  const tenths = (denominator * 10n + numerator - 1n) / numerator;
  return `1 : ${written(tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}`, locale)}`;
}

/** The return of stakes in the long run: the lowest of all kinds of line. */
export function returnPercent(play: Play, quotation: Quote, locale: string): string {
  const returns = play.kinds.map((kind) => returnOf(kind, quotation));
  const least = returns.reduce((a, b) => (a.numerator * b.denominator <= b.numerator * a.denominator ? a : b));
  return percentText(least, locale);
}

/** The rebate on stakes for a player who plays below their own scale. */
export function rebatePercent(own: number, scale: number, locale: string): string {
  const whole = BigInt(WHOLE_SCALE);
  return percentText({ numerator: rebateOn(whole, own, scale), denominator: whole }, locale);
}

/** The odds of a prize tier: the payout for one staked on a line, stake included. */
export function oddsText(tier: string, { prizes, stake }: Quote, locale: string): string {
  return written(formatOdds(((prizes[tier] ?? ZERO) * 1000n) / stake), locale);
}

/** A decimal in the format of the visitor's language. */
function written(decimal: string, locale: string): string {
  const [whole = '', part] = decimal.split('.');
  return `${groupDigits(whole, locale)}${part === undefined ? '' : marksOf(locale).decimal + part}`;
}
