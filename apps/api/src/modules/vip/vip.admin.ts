import type { Actor, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import { readWritten } from '../../platform/written.ts';
import type { Changes } from './changes.service.ts';
import { monthAt } from './domain/rank.ts';
import { readTable } from './domain/table.ts';
import * as repo from './vip.repo.ts';
import type { VipNeeds } from './vip.service.ts';

const SET_ENDED_AT_ONCE = 100;

type Needs = VipNeeds & { changes: Changes; record: RecordByHand };

export type VipAdmin = ReturnType<typeof createVipAdmin>;

/** What staff does with ranks. Members' changes keep who did it and why; of a new table the access log does. */
export function createVipAdmin({ pool, clock, brand, changes, record }: Needs) {
  async function withMember(memberId: string, work: (tx: WriteHandle, member: repo.VipMember) => Promise<unknown>) {
    const now = clock.now();
    const month = monthAt(now, (await brand()).timeZone);
    await inTransaction(pool, async (tx) => {
      const [member] = await repo.lockMembers(tx, [memberId], { now, month });
      await work(tx, member!);
    });
  }

  return {
    /** Replaces the table of ranks by that of a file; members' ranks follow by `recount`. @throws ApiError VALIDATION */
    async replaceTable(by: Actor, file: unknown): Promise<void> {
      const table = readWritten('table', () => readTable(file));
      await inTransaction(pool, async (tx) => {
        await repo.replaceTable(tx, { ...table, since: clock.now() });
        await record(tx, by, 'vip_table_replaced', { file }, 'not kept');
      });
    },

    table: () => repo.selectTable(pool),
    counts: () => repo.countByLevel(pool),
    member: (memberId: string) => repo.selectMember(pool, memberId),
    changes: (memberId: string) => repo.selectChanges(pool, memberId, { before: null, limit: 1000 }),
    changesPage: (memberId: string, { before, pageSize }: PageWish): Promise<Page<repo.Change>> =>
      readPage(pageSize, (limit) => repo.selectChanges(pool, memberId, { before, limit }), byId),

    /**
     * Sets a rank, until a time or (null) until staff unsets it; growth keeps counting meanwhile.
     *
     * @throws ApiError NOT_FOUND where there is no such rank
     */
    set: (
      by: ByStaff,
      { memberId, level, until }: { memberId: string; level: number; until: Temporal.Instant | null },
    ): Promise<void> =>
      withMember(memberId, async (tx, member) => {
        const table = await repo.selectTable(tx);
        if (!table?.ranks.some((rank) => rank.level === level)) throw new ApiError('NOT_FOUND', { rank: level });
        const set = { ...member, setLevel: level, setUntil: until };
        await changes.settle(tx, [member], [set], { cause: 'staff', reason: by.reason, actor: by.actor });
        await record(tx, by, 'member_rank_set', { memberId }, { before: setOf(member), after: setOf(set) });
      }),

    /** Restores the earned rank. */
    unset: (by: ByStaff, memberId: string): Promise<void> =>
      withMember(memberId, async (tx, member) => {
        const unset = { ...member, setLevel: null, setUntil: null };
        await changes.settle(tx, [member], [unset], { cause: 'staff_ended', reason: by.reason, actor: by.actor });
        await record(tx, by, 'member_rank_unset', { memberId }, { before: setOf(member), after: setOf(unset) });
      }),

    /** The job that ends ranks set by staff whose time is over. */
    async endSet(): Promise<void> {
      let ended: number;
      do {
        ended = await inTransaction(pool, async (tx) => {
          const members = await repo.lockSetEnded(tx, clock.now(), SET_ENDED_AT_ONCE);
          const now = members.map((member) => ({ ...member, setLevel: null, setUntil: null }));
          await changes.settle(tx, members, now, { cause: 'staff_ended' });
          return members.length;
        });
      } while (ended === SET_ENDED_AT_ONCE);
    },
  };
}

/** What the audit log keeps of a rank that staff sets. */
function setOf({ setLevel, setUntil }: repo.VipMember): object {
  return { level: setLevel, until: setUntil?.toString() ?? null };
}
