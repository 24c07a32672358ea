import { type Amount, SCALE } from '@champa/money';

/** Body, edge marks and ink of the chips from the smallest value up. */
export const CHIP_COLORS = [
  ['#e8e4f4', '#8a86a8', '#1d1633'],
  ['#e0424c', '#ffffff', '#ffffff'],
  ['#2f7de0', '#ffffff', '#ffffff'],
  ['#1f9a5c', '#ffffff', '#ffffff'],
  ['#26232e', '#f6c445', '#f6c445'],
  ['#8a3ad0', '#ffffff', '#ffffff'],
  ['#f0a020', '#3a2200', '#221800'],
  ['#e0559a', '#ffffff', '#ffffff'],
] as const;

/** The chip that represents a sum: the largest value not above it. */
export function chipIndex(values: readonly Amount[], amount: Amount): number {
  return Math.max(
    0,
    values.findLastIndex((value) => value <= amount),
  );
}

/** `1.5K`, `20K`, `3M`: what fits on a chip, rounded down. */
export function shortAmount(amount: Amount): string {
  const whole = amount / SCALE;
  const units = [
    { size: 1_000_000_000n, sign: 'B' },
    { size: 1_000_000n, sign: 'M' },
    { size: 1_000n, sign: 'K' },
  ] as const;
  const unit = units.find(({ size }) => whole >= size);
  if (!unit) return String(whole);
  const tenths = (whole * 10n) / unit.size;
  return tenths % 10n === 0n || tenths >= 1000n
    ? `${tenths / 10n}${unit.sign}`
    : `${tenths / 10n}.${tenths % 10n}${unit.sign}`;
}
