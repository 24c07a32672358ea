import { type Amount, formatDecimal, parseAmount } from '@champa/money';

const STEPS = [1n, 2n, 3n, 5n, 7n] as const;

/** Stakes to step through: the quick picks and round multiples of the smallest stake, up to the largest. Ascending. */
export function stakeLadder(minStake: string, maxStake: string, quickPicks: readonly string[]): string[] {
  const least = parseAmount(minStake);
  const most = parseAmount(maxStake);
  const amounts = new Set<Amount>(quickPicks.map(parseAmount).filter((amount) => amount >= least && amount <= most));
  for (let decade = least; decade > 0n && decade <= most; decade *= 10n) {
    for (const step of STEPS) if (decade * step <= most) amounts.add(decade * step);
  }
  amounts.add(most);
  return [...amounts].toSorted((a, b) => (a < b ? -1 : 1)).map(formatDecimal);
}

/** Parses the typed multiplier with two decimals within limits; null if it is invalid. Hundredths never become floats. */
export function readAutoCashout(text: string, least: string, most: string): string | null {
  const match = /^(\d{1,6})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  if (!match) return null;
  const hundredths = BigInt(match[1]! + (match[2] ?? '').padEnd(2, '0'));
  const bound = (multiplier: string) => BigInt(multiplier.replace('.', ''));
  if (hundredths < bound(least) || hundredths > bound(most)) return null;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** The payout of a stake at a multiplier such as `1.37`, rounded down to the unit like on the server. */
export function payoutAt(stake: Amount, multiplier: string): Amount {
  return (stake * BigInt(multiplier.replace('.', ''))) / 100n;
}
