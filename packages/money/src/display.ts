import { type Amount, SCALE } from './amount.ts';
import { formatDecimal } from './decimal.ts';
import { groupDigits, marksOf } from './marks.ts';

/** How a brand's currency is shown: the symbol and a BCP 47 locale for the separators. */
export type MoneyFormat = { symbol: string; locale: string };

/** Shown instead of a hidden balance. */
export const MASK = '****';

export const UNITS_PER_CENT = SCALE / 100n;

/** An amount for people: symbol, thousands separated by locale, 2 decimals, rounded down (toward zero). */
export function formatMoney(amount: Amount, { symbol, locale }: MoneyFormat): string {
  const isBelowZero = amount <= -UNITS_PER_CENT;
  return `${isBelowZero ? '-' : ''}${symbol}${formatPlain(amount < 0n ? -amount : amount, locale)}`;
}

/** As `formatMoney`, with all decimals that the amount has, at least 2: where rows that are read page by page stand below their sum. */
export function formatExactMoney(amount: Amount, { symbol, locale }: MoneyFormat): string {
  const units = amount < 0n ? -amount : amount;
  const [, fraction] = formatDecimal(units).split('.');
  return `${amount < 0n ? '-' : ''}${symbol}${groupDigits(String(units / SCALE), locale)}${marksOf(locale).decimal}${fraction}`;
}

/** As `formatMoney`, without the symbol. */
export function formatPlain(amount: Amount, locale: string): string {
  const cents = (amount < 0n ? -amount : amount) / UNITS_PER_CENT;
  // Latin digits everywhere: amounts must look the same on every screen of a brand.
  const whole = groupDigits(String(cents / 100n), locale);
  return `${amount < 0n && cents > 0n ? '-' : ''}${whole}${marksOf(locale).decimal}${String(cents % 100n).padStart(2, '0')}`;
}
