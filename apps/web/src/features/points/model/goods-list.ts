import type { Goods, GoodsKind } from '@champa/contract';

/** What is shown of the goods: all, one kind, or what the member's points are enough for. */
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

/** How many can be taken at once. */
export function mostOf({ price, stock, perMember }: Goods, points: number): number {
  return Math.max(Math.min(stock, perMember ?? stock, Math.floor(points / price), 99), 1);
}

/** How many points all whole steps of a balance are; none where it is less than the least. */
export function allSteps(points: number, { step, least, most }: { step: number; least: number; most: number }): number {
  const whole = Math.floor(Math.min(points, most) / step) * step;
  return whole >= least ? whole : 0;
}

/** A number of points as somebody typed it, whatever marks he parted its thousands by; null for anything else. */
export function readPoints(typed: string): number | null {
  const digits = typed.replaceAll(/[\s.,'’]/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}
