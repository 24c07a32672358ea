import type { VipRank, VipStanding } from '@champa/contract';

/** The progress from the rank reached to the next, in percent; 100 at the top. */
export function progressOf({ growth, next }: Pick<VipStanding, 'growth' | 'next'>, ranks: readonly VipRank[]): number {
  if (!next) return 100;
  const from = ranks.findLast(({ level }) => level < next.level)?.growth ?? 0;
  return percentOf(growth - from, next.growth - from);
}

export function percentOf(done: number, needed: number): number {
  if (needed <= 0) return 100;
  return Math.max(Math.min(Math.floor((done * 100) / needed), 100), 0);
}

/** A rate without trailing zeros, because it is not money. */
export function shortRate(rate: string): string {
  return rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate;
}

export function isNothing(amount: string): boolean {
  return /^0(?:\.0+)?$/.test(amount);
}
