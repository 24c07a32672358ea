import { inTransaction, type WriteHandle } from '../../platform/database.ts';
import type { Changes } from './changes.service.ts';
import { monthAt, type Table } from './domain/rank.ts';
import * as repo from './vip.repo.ts';
import type { VipNeeds } from './vip.service.ts';

const SET_ENDED_AT_ONCE = 100;

type Needs = VipNeeds & { changes: Changes };

export type VipAdmin = ReturnType<typeof createVipAdmin>;

/** What staff does with ranks. */
export function createVipAdmin({ pool, clock, brand, changes }: Needs) {
  async function withMember(memberId: string, work: (tx: WriteHandle, member: repo.VipMember) => Promise<unknown>) {
    const now = clock.now();
    const month = monthAt(now, (await brand()).timeZone);
    await inTransaction(pool, async (tx) => {
      const [member] = await repo.lockMembers(tx, [memberId], { now, month });
      await work(tx, member!);
    });
  }

  return {
    /** Replaces the table of ranks; members' ranks follow by `recount`. */
    replaceTable: (tx: WriteHandle, table: Omit<Table, 'since'>): Promise<void> =>
      repo.replaceTable(tx, { ...table, since: clock.now() }),

    table: () => repo.selectTable(pool),
    counts: () => repo.countByLevel(pool),
    member: (memberId: string) => repo.selectMember(pool, memberId),
    changes: (memberId: string) => repo.selectChanges(pool, memberId, { before: null, limit: 1000 }),

    /** Sets a rank, until a time or (null) until staff unsets it; growth keeps counting meanwhile. */
    set: (
      memberId: string,
      { level, until, reason, actor }: { level: number; until: Temporal.Instant | null; reason: string; actor: string },
    ): Promise<void> =>
      withMember(memberId, async (tx, member) => {
        const table = await repo.selectTable(tx);
        if (!table?.ranks.some((rank) => rank.level === level)) throw new Error(`There is no rank ${level}.`);
        const set = { ...member, setLevel: level, setUntil: until };
        await changes.settle(tx, [member], [set], { cause: 'staff', reason, actor });
      }),

    /** Restores the earned rank. */
    unset: (memberId: string, { reason, actor }: { reason: string; actor: string }): Promise<void> =>
      withMember(memberId, (tx, member) =>
        changes.settle(tx, [member], [{ ...member, setLevel: null, setUntil: null }], {
          cause: 'staff_ended',
          reason,
          actor,
        }),
      ),

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
