import type { LocalText } from '@champa/contract';
import { type Amount, maximum } from '@champa/money';
import { dayAt, firstOfMonth, plusMonths, startOfDay } from '../../../platform/brand-calendar.ts';

/** What a rank brings. Amounts are decimals of the brand's currency; null: what holds for everybody. */
export type Privileges = {
  /** Percent more of each rebate rate. */
  rebate: string;
  withdrawal: { max: string | null; dayAmount: string | null; dayCount: number | null; freePerDay: number | null };
  bonus: { upgrade: string; weekly: string; monthly: string };
  manager: { name: string; url: string } | null;
};

export type Rank = { level: number; names: LocalText; growth: bigint; keep: bigint; privileges: Privileges };

export type Upgrade = 'at_once' | 'monthly';

/** How growth is counted: so much paid in, or so many valid bets, are one. */
export type Weights = { depositPer: Amount; betPer: Amount };

/** In the order of their levels, the first of them 0 and reached by everybody. */
export type Table = Weights & { upgrade: Upgrade; since: Temporal.Instant; ranks: readonly Rank[] };

/** What a member paid in and played. Bets that were taken back are less. */
export type Totals = { deposits: Amount; validBets: Amount };

/** A month of the brand's calendar, by its first day. */
export type Month = string;

/** What a member has earned, and the growth that went with ranks he lost. */
export type Standing = { earned: number; lost: bigint; earnedSince: Month };

export function growthOf({ deposits, validBets }: Totals, { depositPer, betPer }: Weights): bigint {
  return maximum(deposits, 0n) / depositPer + maximum(validBets, 0n) / betPer;
}

/** The highest rank that so much growth reaches. */
export function levelFor(ranks: readonly Rank[], growth: bigint): number {
  return ranks.findLast((rank) => growth >= rank.growth)?.level ?? 0;
}

export function rankOf(ranks: readonly Rank[], level: number): Rank | undefined {
  // A rank that is not in the table any more counts as the one below it.
  return ranks.findLast((rank) => rank.level <= level);
}

/** What growth so far makes of a member: it lifts him, and never lets him fall. */
export function rise(standing: Standing, growth: bigint, ranks: readonly Rank[], month: Month): Standing {
  const level = levelFor(ranks, growth - standing.lost);
  return level > standing.earned ? { ...standing, earned: level, earnedSince: month } : standing;
}

/** What became of a month: growth in it, and all growth up to its end. */
export type MonthGrowth = { month: Month; grown: bigint; growthAtEnd: bigint };

/**
 * What a month that has ended makes of a member. Who rises by months rises now. A rank that was held through the whole month
 * without the growth it asks for is lost, for the one below it; the growth that was too much for that goes with it.
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

/** When a month ends by the brand's clock. */
export function endOf(month: Month, timeZone: string): Temporal.Instant {
  return startOfDay(monthAfter(month), timeZone);
}
