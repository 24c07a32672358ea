import type { LocalText } from '@champa/contract';
import { type Amount, maximum } from '@champa/money';
import { dayAt, firstOfMonth, plusMonths, startOfDay } from '../../../platform/brand-calendar.ts';

/** The privileges of a rank. Amounts are decimals of the brand's currency; null: the same as for everybody. */
export type Privileges = {
  /** Percent more of each rebate rate. */
  rebate: string;
  withdrawal: { max: string | null; dayAmount: string | null; dayCount: number | null; freePerDay: number | null };
  bonus: { upgrade: string; weekly: string; monthly: string };
  manager: { name: string; url: string } | null;
};

export type Rank = { level: number; names: LocalText; growth: bigint; keep: bigint; privileges: Privileges };

export type Upgrade = 'at_once' | 'monthly';

/** How growth is counted: the deposits, or the valid bets, that make one unit. */
export type Weights = { depositPer: Amount; betPer: Amount };

/** In the order of their levels; the first is 0 and everybody has it. */
export type Table = Weights & { upgrade: Upgrade; since: Temporal.Instant; ranks: readonly Rank[] };

/** A member's deposits and valid bets. Bets that were taken back are deducted. */
export type Totals = { deposits: Amount; validBets: Amount };

/** A month of the brand's calendar, by its first day. */
export type Month = string;

/** The level a member has earned, and the growth lost with lost ranks. */
export type Standing = { earned: number; lost: bigint; earnedSince: Month };

export function growthOf({ deposits, validBets }: Totals, { depositPer, betPer }: Weights): bigint {
  return maximum(deposits, 0n) / depositPer + maximum(validBets, 0n) / betPer;
}

/** The highest rank that an amount of growth reaches. */
export function levelFor(ranks: readonly Rank[], growth: bigint): number {
  return ranks.findLast((rank) => growth >= rank.growth)?.level ?? 0;
}

export function rankOf(ranks: readonly Rank[], level: number): Rank | undefined {
  // A rank that is no longer in the table counts as the one below it.
  return ranks.findLast((rank) => rank.level <= level);
}

/** The effect of growth so far: it raises a member, and never lowers them. */
export function rise(standing: Standing, growth: bigint, ranks: readonly Rank[], month: Month): Standing {
  const level = levelFor(ranks, growth - standing.lost);
  return level > standing.earned ? { ...standing, earned: level, earnedSince: month } : standing;
}

/** A month's growth, and all growth up to its end. */
export type MonthGrowth = { month: Month; grown: bigint; growthAtEnd: bigint };

/**
 * The effect of a month that has ended. With monthly promotion members rise now. A rank that was held through the whole
 * month without its required growth is lost to the one below it, together with the growth above that.
 */
export function judge(
  standing: Standing,
  ended: MonthGrowth,
  { ranks, upgrade }: Pick<Table, 'ranks' | 'upgrade'>,
): Standing {
  const { month, grown, growthAtEnd } = ended;
  const risen = upgrade === 'monthly' ? rise(standing, growthAtEnd, ranks, month) : standing;
  if (risen !== standing) return risen;
  const held = rankOf(ranks, standing.earned);
  const isKept = !held || held.level === 0 || standing.earnedSince >= month || grown >= held.keep;
  if (isKept) return standing;
  const below = rankOf(ranks, held.level - 1)!;
  const tooMuch = growthAtEnd - standing.lost - below.growth;
  return { earned: below.level, lost: standing.lost + maximum(tooMuch, 0n), earnedSince: month };
}

export function monthOf(day: string): Month {
  return firstOfMonth(day).toString();
}

export function monthAt(at: Temporal.Instant, timeZone: string): Month {
  return firstOfMonth(dayAt(at, timeZone)).toString();
}

export function monthAfter(month: Month): Month {
  return plusMonths(month, 1);
}

export function monthBefore(month: Month): Month {
  return plusMonths(month, -1);
}

/** When a month ends by the brand's time. */
export function endOf(month: Month, timeZone: string): Temporal.Instant {
  return startOfDay(monthAfter(month), timeZone);
}
