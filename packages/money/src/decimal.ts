import { type Amount, SCALE } from './amount.ts';

const FRACTION_DIGITS = 5;
const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,5}))?$/;
/** The ledger's maximum (a bigint of PostgreSQL): some 92 million million main units. */
const MOST = 2n ** 63n - 1n;

/** Thrown by `parseAmount` for anything except a plain decimal with at most 5 fraction digits that fits into the ledger. */
export class AmountFormatError extends Error {
  override readonly name = 'AmountFormatError';
}

/**
 * True for a text that `parseAmount` accepts: no exponent, no spaces, no plus sign, at most 5 decimals, not above the ledger's
 * maximum.
 */
export function isDecimal(text: string): boolean {
  return unitsOf(text) !== null;
}

/** Parses a decimal of main units, such as `"12.5"`, exactly. */
export function parseAmount(text: string): Amount {
  const units = unitsOf(text);
  if (units === null) throw new AmountFormatError(`not an amount: ${JSON.stringify(text.slice(0, 40))}`);
  return units;
}

function unitsOf(text: string): Amount | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, sign, whole, fraction = ''] = match;
  const units = BigInt(whole!) * SCALE + BigInt(fraction.padEnd(FRACTION_DIGITS, '0'));
  if (units > MOST) return null;
  return sign ? -units : units;
}

/**
 * Formats an amount exactly as the API does: a decimal of main units with at least 2 and at most 5 fraction digits, `"12.50"`,
 * `"0.00001"`. Inverse of `parseAmount`.
 */
export function formatDecimal(amount: Amount): string {
  const units = amount < 0n ? -amount : amount;
  const fraction = String(units % SCALE).padStart(FRACTION_DIGITS, '0');
  const shown = fraction.slice(0, 2) + fraction.slice(2).replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${units / SCALE}.${shown}`;
}
