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

/** A fraction in percent with as many of two decimals as it needs, rounded down: `97.99`, `7`. */
export function percentText({ numerator, denominator }: Fraction, locale: string): string {
  const hundredths = (numerator * 100n * HUNDREDTHS) / denominator;
  const decimals = String(hundredths % HUNDREDTHS)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const whole = String(hundredths / HUNDREDTHS);
  return written(decimals === '' ? whole : `${whole}.${decimals}`, locale);
}

/** A chance as people say it, `1 : 1,000`, rounded up: no chance is told better than it is. */
export function chanceText(kind: LineKind, locale: string): string {
  const { numerator, denominator } = chanceOf(kind);
  if (numerator === 0n) return '0';
  const tenths = (denominator * 10n + numerator - 1n) / numerator;
  return `1 : ${written(tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}`, locale)}`;
}

/** What comes back of stakes in the long run: of all kinds of line the least. */
export function returnPercent(play: Play, quotation: Quote, locale: string): string {
  const returns = play.kinds.map((kind) => returnOf(kind, quotation));
  const least = returns.reduce((a, b) => (a.numerator * b.denominator <= b.numerator * a.denominator ? a : b));
  return percentText(least, locale);
}

/** What comes back of stakes as rebate where somebody plays below his own scale. */
export function rebatePercent(own: number, scale: number, locale: string): string {
  const whole = BigInt(WHOLE_SCALE);
  return percentText({ numerator: rebateOn(whole, own, scale), denominator: whole }, locale);
}

/** What a tier pays for one staked on a line, the stake included. */
export function oddsText(tier: string, { prizes, stake }: Quote, locale: string): string {
  return written(formatOdds(((prizes[tier] ?? ZERO) * 1000n) / stake), locale);
}

/** A decimal as the visitor's language writes it. */
function written(decimal: string, locale: string): string {
  const [whole = '', part] = decimal.split('.');
  return `${groupDigits(whole, locale)}${part === undefined ? '' : marksOf(locale).decimal + part}`;
}
