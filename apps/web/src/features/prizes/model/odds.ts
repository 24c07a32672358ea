/** A weight in percent of the total, with up to 4 decimals, rounded down, so that no chance looks better than it is. */
export function percentOf(weight: number, total: number): string {
  const parts = (BigInt(weight) * 1_000_000n) / BigInt(total);
  const decimals = String(parts % 10_000n)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${parts / 10_000n}${decimals === '' ? '' : `.${decimals}`}%`;
}

export function totalWeight(list: readonly { weight: number }[]): number {
  return list.reduce((sum, { weight }) => sum + weight, 0);
}
