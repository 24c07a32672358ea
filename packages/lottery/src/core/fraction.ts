/** An exact number: chances and returns are fractions, never floats. The denominator is above zero. */
export type Fraction = { numerator: bigint; denominator: bigint };

/** The fraction in lowest terms. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator <= 0n) throw new RangeError('a denominator is above zero');
  const common = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator) || 1n;
  return { numerator: numerator / common, denominator: denominator / common };
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

/** Negative, zero or positive, as `a` is less than, equal to or greater than `b`. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** A decimal with this many places, rounded down, for screens: `0.054882`. */
export function formatFraction({ numerator, denominator }: Fraction, places: number): string {
  const scaled = (numerator * 10n ** BigInt(places)) / denominator;
  const digits = String(scaled).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
