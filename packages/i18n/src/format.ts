import { groupDigits } from '@champa/money';

/** A whole number with the locale's thousands separators, in Latin digits. */
export function formatCount(count: number, locale: string): string {
  return groupDigits(String(count), locale);
}
