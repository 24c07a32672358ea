import type { VipStanding, VipState, VipTable } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, type PageWish, presentPage, readPage } from '../../platform/paging.ts';
import { monthAt, type Privileges, rankOf, type Table } from './domain/rank.ts';
import { presentChange, presentStanding, presentTable } from './vip.present.ts';
import * as repo from './vip.repo.ts';

export type VipNeeds = {
  pool: Pool;
  clock: Clock;
  isOffered: () => Promise<boolean>;
  brand: () => Promise<{ timeZone: string; currency: string }>;
};

const NO_VIP: VipState = { hasVip: false, vipLabelName: null, vipRankLevel: null };

export type VipService = ReturnType<typeof createVipService>;

/** The ranks as members see them, and their privileges for other modules. */
export function createVipService({ pool, clock, isOffered, brand }: VipNeeds) {
  async function offeredTable(): Promise<Table> {
    const table = (await isOffered()) ? await repo.selectTable(pool) : null;
    if (!table) throw new ApiError('VIP_CLOSED');
    return table;
  }

  /** The ranks of some members; without VIP all have the lowest. */
  async function levelOf(db: ReadHandle, memberIds: readonly string[]): Promise<Map<string, number>> {
    const known = (await isOffered()) ? await repo.selectLevels(db, memberIds) : new Map<string, number>();
    return new Map(memberIds.map((id) => [id, known.get(id) ?? 0]));
  }

  return {
    levelOf,

    /** The privileges of a member's rank; null without VIP. */
    async privilegesOf(db: ReadHandle, memberId: string): Promise<Privileges | null> {
      const table = (await isOffered()) ? await repo.selectTable(db) : null;
      if (!table) return null;
      const level = (await levelOf(db, [memberId])).get(memberId)!;
      return rankOf(table.ranks, level)?.privileges ?? null;
    },

    /** The state for the frame of the site. */
    async stateOf(memberId: string): Promise<VipState> {
      const table = (await isOffered()) ? await repo.selectTable(pool) : null;
      if (!table) return NO_VIP;
      const level = (await levelOf(pool, [memberId])).get(memberId)!;
      return { hasVip: true, vipLabelName: rankOf(table.ranks, level)?.names ?? null, vipRankLevel: level };
    },

    async table(): Promise<VipTable> {
      const { currency } = await brand();
      return presentTable(await repo.selectTable(pool), await isOffered(), currency);
    },

    async standing(memberId: string): Promise<VipStanding> {
      const table = await offeredTable();
      const { timeZone } = await brand();
      const now = clock.now();
      const month = monthAt(now, timeZone);
      const member = (await repo.selectMember(pool, memberId)) ?? newcomer(memberId, now, month);
      const months = await repo.selectMonths(pool, [memberId], month);
      const thisMonth = months.find((each) => each.month === month) ?? { deposits: 0n, validBets: 0n };
      return presentStanding(member, { table, month, thisMonth, timeZone });
    },

    async history(memberId: string, { before, pageSize }: PageWish) {
      await offeredTable();
      const read = (limit: number) => repo.selectChanges(pool, memberId, { before, limit });
      return presentPage(await readPage(pageSize, read, byId), presentChange);
    },
  };
}

/** A member of whom nothing was counted yet. */
function newcomer(memberId: string, now: Temporal.Instant, month: string): repo.VipMember {
  const nothing = { deposits: 0n, validBets: 0n, lost: 0n, level: 0, earned: 0 };
  return { ...nothing, memberId, since: now, earnedSince: month, judged: null, setLevel: null, setUntil: null };
}
