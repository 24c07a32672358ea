import { maximum } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { Fact } from '../facts/index.ts';
import {
  endOf,
  growthOf,
  judge,
  levelFor,
  type Month,
  monthAfter,
  monthAt,
  monthBefore,
  monthOf,
  rise,
  type Table,
  type Totals,
} from './domain/rank.ts';
import type { Changes } from './changes.service.ts';
import * as repo from './vip.repo.ts';

export type GrowthNeeds = {
  pool: Pool;
  clock: Clock;
  changes: Changes;
  isOffered: () => Promise<boolean>;
  brand: () => Promise<{ timeZone: string; currency: string }>;
};

/** The facts of a month's last rounds arrive within this time. */
const JUDGED_AFTER_MINUTES = 60;
const AT_ONCE = 200;
const NOTHING: Totals = { deposits: 0n, validBets: 0n };

/** Members' growth: counted from facts, judged when a month has ended. */
export function createGrowth({ pool, clock, changes, isOffered, brand }: GrowthNeeds) {
  return {
    kinds: ['deposit_credited', 'deposit_refunded', 'played'] as const,

    /** Counts a batch of facts, and raises members' ranks where that is immediate. */
    async handle(tx: WriteHandle, facts: readonly Fact[]): Promise<void> {
      const { timeZone, currency } = await brand();
      const more = facts.flatMap((fact) => countedBy(fact, timeZone, currency));
      if (more.length === 0) return;
      const now = clock.now();
      const month = monthAt(now, timeZone);
      const memberIds = [...new Set(more.map(({ memberId }) => memberId))];
      const members = await repo.lockMembers(tx, memberIds, { now, month });
      await repo.addToMonths(tx, summedByMonth(more));
      const table = await repo.selectTable(tx);
      const grown = members.map((member) =>
        add(
          member,
          more.filter(({ memberId }) => memberId === member.memberId),
        ),
      );
      const isRising = table?.upgrade === 'at_once' && (await isOffered());
      const risen = isRising
        ? grown.map((member) => ({ ...member, ...rise(member, growthOf(member, table), table.ranks, month) }))
        : grown;
      await changes.settle(tx, grown, risen, { cause: 'growth' });
    },

    /** Judges the months that have ended; each member once, however often and by however many workers it is tried. */
    async judgeMonths(): Promise<void> {
      if (!(await isOffered())) return;
      const { timeZone } = await brand();
      const last = lastEnded(clock.now(), timeZone);
      let judged: number;
      do judged = await inTransaction(pool, (tx) => judgeSome(tx, last, timeZone));
      while (judged === AT_ONCE);
    },

    /** Gives every member the rank of their growth in the present table. */
    async recount(actor: string): Promise<number> {
      let after = '0';
      let changed = 0;
      for (;;) {
        const { last, moved } = await inTransaction(pool, (tx) => recountSome(tx, after, actor));
        changed += moved;
        if (last === null) return changed;
        after = last;
      }
    },
  };

  async function judgeSome(tx: WriteHandle, last: Month, timeZone: string): Promise<number> {
    const table = await repo.selectTable(tx);
    if (!table) return 0;
    const members = await repo.lockUnjudged(tx, last, AT_ONCE);
    if (members.length === 0) return 0;
    const first = monthAt(table.since, timeZone);
    const from = members.map((member) => firstToJudge(member, first)).toSorted()[0]!;
    const months = Map.groupBy(
      await repo.selectMonths(
        tx,
        members.map(({ memberId }) => memberId),
        from,
      ),
      ({ memberId }) => memberId,
    );
    for (const member of members) {
      let standing = member;
      for (let month = firstToJudge(member, first); month <= last; month = monthAfter(month)) {
        const before = standing;
        standing = {
          ...before,
          ...judge(before, grownIn(month, before, months.get(member.memberId) ?? [], table), table),
        };
        standing = { ...standing, judged: month };
        [standing] = (await changes.settle(tx, [before], [standing], { cause: 'month', month })) as [repo.VipMember];
      }
      // Growth since then has not raised them while the months were open.
      const isRising = table.upgrade === 'at_once';
      const risen = isRising
        ? { ...standing, ...rise(standing, growthOf(standing, table), table.ranks, monthAfter(last)) }
        : standing;
      await changes.settle(tx, [standing], [{ ...risen, judged: last }], { cause: 'growth' });
    }
    return members.length;
  }

  async function recountSome(tx: WriteHandle, after: string, actor: string) {
    const { timeZone } = await brand();
    const table = await repo.selectTable(tx);
    const members = table ? await repo.lockAfter(tx, after, AT_ONCE) : [];
    const month = monthAt(clock.now(), timeZone);
    const now = members.map((member) => {
      const earned = levelFor(table!.ranks, growthOf(member, table!) - member.lost);
      return earned === member.earned ? member : { ...member, earned, earnedSince: month };
    });
    await changes.settle(tx, members, now, { cause: 'recount', actor });
    const moved = now.filter((member, index) => member.earned !== members[index]!.earned).length;
    return { last: members.length < AT_ONCE ? null : members.at(-1)!.memberId, moved };
  }
}

/** The month after the last that was judged; for a member who was never judged, that in which they began. */
function firstToJudge({ judged, earnedSince }: repo.VipMember, first: Month): Month {
  const next = judged === null ? earnedSince : monthAfter(judged);
  return next > first ? next : first;
}

function lastEnded(now: Temporal.Instant, timeZone: string): Month {
  const ended = monthBefore(monthAt(now, timeZone));
  const isSettled = Temporal.Instant.compare(endOf(ended, timeZone).add({ minutes: JUDGED_AFTER_MINUTES }), now) <= 0;
  return isSettled ? ended : monthBefore(ended);
}

/** A month's growth, and all growth up to its end: later growth is deducted from the totals. */
function grownIn(month: Month, member: Totals, months: readonly repo.MonthTotals[], table: Table) {
  const later = months.filter((each) => each.month > month).reduce(plus, NOTHING);
  const atEnd = {
    deposits: maximum(member.deposits - later.deposits, 0n),
    validBets: maximum(member.validBets - later.validBets, 0n),
  };
  const within = months.find((each) => each.month === month) ?? NOTHING;
  return { month, grown: growthOf(within, table), growthAtEnd: growthOf(atEnd, table) };
}

function plus(a: Totals, b: Totals): Totals {
  return { deposits: a.deposits + b.deposits, validBets: a.validBets + b.validBets };
}

function add(member: repo.VipMember, more: readonly Totals[]): repo.VipMember {
  return { ...member, ...more.reduce<Totals>(plus, member) };
}

function summedByMonth(more: readonly repo.MonthTotals[]): repo.MonthTotals[] {
  const sums = new Map<string, repo.MonthTotals>();
  for (const { memberId, month, ...totals } of more) {
    const key = `${memberId} ${month}`;
    sums.set(key, { memberId, month, ...plus(sums.get(key) ?? NOTHING, totals) });
  }
  return [...sums.values()];
}

/**
 * Bets count in the month of the day their rounds began, deposits in that of their credit, where refunds are deducted,
 * too.
 */
function countedBy(fact: Fact, timeZone: string, currency: string): repo.MonthTotals[] {
  const { memberId, at } = fact;
  if (fact.kind === 'deposit_credited' && fact.data.currency === currency) {
    return [{ memberId, month: monthAt(at, timeZone), deposits: fact.data.amount, validBets: 0n }];
  }
  if (fact.kind === 'deposit_refunded' && fact.data.currency === currency) {
    const month = monthAt(Temporal.Instant.from(fact.data.creditedAt), timeZone);
    return [{ memberId, month, deposits: -fact.data.amount, validBets: 0n }];
  }
  if (fact.kind !== 'played' || fact.data.currency !== currency) return [];
  const validBets = fact.data.plays.reduce((sum, play) => sum + play.validBet, 0n);
  return validBets === 0n ? [] : [{ memberId, month: monthOf(fact.data.day), deposits: 0n, validBets }];
}
