import { formatDecimal, isDecimal, marksOf, parseAmount } from '@champa/money';

/** A decimal without trailing zeros: `0.50` is `0.5`, `3.00` is `3`. */
export function trimmed(decimal: string): string {
  const text = formatDecimal(parseAmount(decimal));
  return text.replace(/0+$/, '').replace(/\.$/, '');
}

/** Parses a decimal as a person types it, not negative, with up to 5 decimal places; null where it is not one. */
export function readDecimal(typed: string, locale: string): string | null {
  const { group, decimal } = marksOf(locale);
  const plain = typed.replace(/\s/g, '').replaceAll(group, '').replace(decimal, '.');
  return isDecimal(plain) && !plain.startsWith('-') ? formatDecimal(parseAmount(plain)) : null;
}

/** A decimal as a person would type it. */
export function writeDecimal(decimal: string, locale: string): string {
  return trimmed(decimal).replace('.', marksOf(locale).decimal);
}
