import { type Amount, formatPlain, isDecimal, marksOf, parseAmount } from '@champa/money';

/**
 * Parses an amount as a person types it: with or without the locale's thousands separators, at most 2 decimals. `null` is
 * not an amount. Zero is one: what it is for says how much is needed at least.
 */
export function readTypedAmount(text: string, locale: string): Amount | null {
  const { group, decimal } = marksOf(locale);
  const plain = text.replace(/\s/g, '').replaceAll(group, '').replace(decimal, '.');
  if (!isDecimal(plain) || /\.\d{3,}$/.test(plain)) return null;
  const amount = parseAmount(plain);
  return amount < 0n ? null : amount;
}

/** An amount as a person would type it: with thousands separators, without zero decimals. */
export function writeTypedAmount(amount: Amount, locale: string): string {
  const { decimal } = marksOf(locale);
  const text = formatPlain(amount, locale);
  return text.endsWith(`${decimal}00`) ? text.slice(0, -3) : text;
}
