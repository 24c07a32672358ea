import type { Goods, GoodsKind } from '@champa/contract';

/** The filter of goods: all, one kind, or what the member's points pay. */
export type GoodsFilter = 'all' | 'affordable' | GoodsKind;

export function filtersFor(isMember: boolean): readonly GoodsFilter[] {
  const kinds = ['parcel', 'account', 'cash'] as const;
  return isMember ? ['all', 'affordable', ...kinds] : ['all', ...kinds];
}

export function goodsIn(
  goods: readonly Goods[],
  filter: GoodsFilter,
  { points, level }: { points: number; level: number },
): Goods[] {
  if (filter === 'all') return [...goods];
  if (filter !== 'affordable') return goods.filter(({ kind }) => kind === filter);
  return goods.filter(({ price, stock, vipLevel }) => price <= points && stock > 0 && vipLevel <= level);
}

/** The maximum quantity of one redemption. */
export function mostOf({ price, stock, perMember }: Goods, points: number): number {
  return Math.max(Math.min(stock, perMember ?? stock, Math.floor(points / price), 99), 1);
}

/** The points in all whole steps of a balance; zero below the minimum. */
export function allSteps(points: number, { step, least, most }: { step: number; least: number; most: number }): number {
  const whole = Math.floor(Math.min(points, most) / step) * step;
  return whole >= least ? whole : 0;
}

/** Parses a typed number of points, with any thousands separators; null for anything else. */
export function readPoints(typed: string): number | null {
  const digits = typed.replaceAll(/[\s.,'’]/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}
