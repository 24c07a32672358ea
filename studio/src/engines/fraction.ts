/** An exact rational: lowest terms, positive denominator. The return of a game is stated in these, never in floats. */
export type Fraction = { readonly num: bigint; readonly den: bigint };

export const NOTHING: Fraction = { num: 0n, den: 1n };

/** Throws a RangeError for a denominator of zero. */
export function fraction(num: bigint | number, den: bigint | number = 1n): Fraction {
  return reduced(BigInt(num), BigInt(den));
}

export function add(a: Fraction, b: Fraction): Fraction {
  return reduced(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return reduced(a.num * b.num, a.den * b.den);
}

export function sumOf(parts: Iterable<Fraction>): Fraction {
  let total = NOTHING;
  for (const part of parts) total = add(total, part);
  return total;
}

/** Decimal text with `digits` decimals, rounded down; for fractions from 0. */
export function toDecimal({ num, den }: Fraction, digits: number): string {
  const scaled = String((num * 10n ** BigInt(digits)) / den).padStart(digits + 1, '0');
  return digits === 0 ? scaled : `${scaled.slice(0, -digits)}.${scaled.slice(-digits)}`;
}

/** The smallest whole number not below a fraction of at least 0. */
export function ceiling({ num, den }: Fraction): bigint {
  return (num + den - 1n) / den;
}

function reduced(num: bigint, den: bigint): Fraction {
  if (den === 0n) throw new RangeError('a fraction has no denominator of zero');
  const sign = den < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(num < 0n ? -num : num, den * sign);
  return { num: (sign * num) / divisor, den: (sign * den) / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
