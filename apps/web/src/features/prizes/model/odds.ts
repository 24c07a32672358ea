/** A share of all weights in per cent, to 4 decimals at most, rounded down: what is shown is never more than there is. */
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
