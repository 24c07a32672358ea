import type { Days } from '../../../platform/brand-calendar.ts';
import { addPlay, type Family, moneyOf, type Moved, NOTHING, type Totals } from './totals.ts';

export type LinesWish = { currency: string; days: Days; agentTypes: readonly number[] };

/** `head`: the agent at the top of the line; null: members below no agent. */
type OfLine = { head: string | null };
export type LinePlay = OfLine & Pick<Totals, 'rounds' | 'stake' | 'openStake' | 'win' | 'activeMembers'>;
export type LineMoney = OfLine & Moved;
export type Line = OfLine & { totals: Totals };

/** Lines with their play and money, the largest stakes first. */
export function linesOf(play: readonly LinePlay[], money: readonly LineMoney[], familyOf: Family): Line[] {
  const heads = new Set([...play, ...money].map(({ head }) => head));
  const lines = Array.from(heads, (head): Line => {
    const own = play.filter((one) => one.head === head);
    const activeMembers = own.reduce((sum, one) => sum + one.activeMembers, 0n);
    const moved = money.filter((one) => one.head === head);
    return { head, totals: { ...NOTHING, ...addPlay(own), activeMembers, ...moneyOf(moved, familyOf) } };
  });
  return lines.toSorted((a, b) => (a.totals.stake < b.totals.stake ? 1 : -1));
}
