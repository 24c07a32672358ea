import { type Amount, formatPlain, isDecimal, parseAmount } from '@champa/money';

/**
 * Reads an amount as a person types it: with or without the locale's thousands, at most 2 decimals. `null` is no amount.
 */
export function readTypedAmount(text: string, locale: string): Amount | null {
  const { group, decimal } = marks(locale);
  const plain = text.replace(/\s/g, '').replaceAll(group, '').replace(decimal, '.');
  if (!isDecimal(plain) || /\.\d{3,}$/.test(plain)) return null;
  const amount = parseAmount(plain);
  return amount > 0n ? amount : null;
}

/** An amount as a person would type it: thousands separated, no empty decimals. */
export function writeTypedAmount(amount: Amount, locale: string): string {
  const { decimal } = marks(locale);
  const text = formatPlain(amount, locale);
  return text.endsWith(`${decimal}00`) ? text.slice(0, -3) : text;
}

function marks(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12345.6);
  const mark = (type: 'group' | 'decimal', fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  return { group: mark('group', ','), decimal: mark('decimal', '.') };
}
