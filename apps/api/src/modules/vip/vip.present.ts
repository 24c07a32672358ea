import type { AdminVipChange, VipChange, VipRank, VipStanding, VipTable } from '@champa/contract';
import { formatDecimal, parseAmount } from '@champa/money';
import { growthOf, type Month, endOf, type Rank, rankOf, type Table, type Totals } from './domain/rank.ts';
import type { Change, VipMember } from './vip.repo.ts';

/** Growth fits easily into a number of JSON. */
const wholeOf = (growth: bigint): number => Number(growth);
const decimal = (text: string): string => formatDecimal(parseAmount(text));
const orNull = (text: string | null): string | null => (text === null ? null : decimal(text));

export function presentTable(table: Table | null, isOffered: boolean, currency: string): VipTable {
  return {
    isOffered: isOffered && table !== null,
    currency,
    depositPer: formatDecimal(table?.depositPer ?? 0n),
    betPer: formatDecimal(table?.betPer ?? 0n),
    upgrade: table?.upgrade ?? 'at_once',
    ranks: isOffered && table ? table.ranks.map(presentRank) : [],
  };
}

function presentRank({ level, names, growth, keep, privileges }: Rank): VipRank {
  const { rebate, withdrawal, bonus, manager } = privileges;
  return {
    level,
    name: names,
    growth: wholeOf(growth),
    keep: wholeOf(keep),
    privileges: {
      rebate: decimal(rebate),
      withdrawal: { ...withdrawal, max: orNull(withdrawal.max), dayAmount: orNull(withdrawal.dayAmount) },
      bonus: {
        upgrade: decimal(bonus.upgrade),
        weekly: decimal(bonus.weekly),
        monthly: decimal(bonus.monthly),
      },
      hasManager: manager !== null,
    },
  };
}

type Now = { table: Table; month: Month; thisMonth: Totals; timeZone: string };

export function presentStanding(member: VipMember, { table, month, thisMonth, timeZone }: Now): VipStanding {
  const growth = growthOf(member, table) - member.lost;
  const shown = growth > 0n ? growth : 0n;
  const held = rankOf(table.ranks, member.earned);
  const next = table.ranks.find(({ level }) => level > member.earned);
  const isAsked = held !== undefined && held.keep > 0n && member.earnedSince < month;
  return {
    level: member.level,
    since: member.since.toString(),
    growth: wholeOf(shown),
    deposits: formatDecimal(member.deposits),
    validBets: formatDecimal(member.validBets),
    next: next
      ? {
          level: next.level,
          growth: wholeOf(next.growth),
          remaining: wholeOf(next.growth > shown ? next.growth - shown : 0n),
        }
      : null,
    month: isAsked
      ? {
          growth: wholeOf(growthOf(thisMonth, table)),
          keep: wholeOf(held.keep),
          endsAt: endOf(month, timeZone).toString(),
        }
      : null,
    set: member.setLevel === null ? null : { until: member.setUntil?.toString() ?? null },
    manager: rankOf(table.ranks, member.level)?.privileges.manager ?? null,
  };
}

export function presentChange({ id, from, to, cause, at }: Change): VipChange {
  return { id: String(id), from, to, cause, at: at.toString() };
}

/** The same for staff, with who did it and why. */
export function presentChangeForStaff(change: Change): AdminVipChange {
  return { ...presentChange(change), reason: change.reason ?? '', by: change.actor ?? '' };
}
