import { type Amount, SCALE } from './amount.ts';

/** How a brand's currency is shown: the symbol and a BCP 47 locale for the separators. */
export type MoneyFormat = { symbol: string; locale: string };

/** What a hidden balance shows. */
export const MASK = '****';

const UNITS_PER_CENT = SCALE / 100n;

/** An amount as people read it: symbol, thousands separated by locale, 2 decimals, rounded down (toward zero). */
export function formatMoney(amount: Amount, { symbol, locale }: MoneyFormat): string {
  return `${amount < 0n ? '-' : ''}${symbol}${formatPlain(amount < 0n ? -amount : amount, locale)}`;
}

/** As `formatMoney`, without the symbol. */
export function formatPlain(amount: Amount, locale: string): string {
  const cents = (amount < 0n ? -amount : amount) / UNITS_PER_CENT;
  const parts = formatter(locale).formatToParts(cents / 100n);
  const whole = parts.map((part) => part.value).join('');
  return `${amount < 0n && cents > 0n ? '-' : ''}${whole}${decimalMark(locale)}${String(cents % 100n).padStart(2, '0')}`;
}

const formatters = new Map<string, Intl.NumberFormat>();

// Latin digits everywhere: figures of money must read the same on every screen of a brand.
function formatter(locale: string): Intl.NumberFormat {
  const known = formatters.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { numberingSystem: 'latn', maximumFractionDigits: 0 });
  formatters.set(locale, made);
  return made;
}

function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn', minimumFractionDigits: 1 }).formatToParts(0.5);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}
