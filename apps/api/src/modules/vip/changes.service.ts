import type { VipChange, VipState } from '@champa/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { enqueue, type Job } from '../../platform/jobs.ts';
import type { LiveHub } from '../../platform/live.ts';
import type { NewFact } from '../facts/index.ts';
import type { Inbox } from '../inbox/index.ts';
import { type Month, rankOf } from './domain/rank.ts';
import * as repo from './vip.repo.ts';

const ANNOUNCE = 'vip_announce';
const Announcement = z.object({ memberId: z.string() });

export type ChangesNeeds = {
  clock: Clock;
  live: Pick<LiveHub, 'publish'>;
  tell: Inbox['tell'];
  note: (tx: WriteHandle, fact: NewFact) => Promise<void>;
  stateOf: (memberId: string) => Promise<VipState>;
};

type Why = { cause: VipChange['cause']; month?: Month; reason?: string; actor?: string };

export type Changes = ReturnType<typeof createChanges>;

/** The consequences of a new rank: the history, a message, open screens, and the fact for bonuses. */
export function createChanges({ clock, live, tell, note, stateOf }: ChangesNeeds) {
  return {
    /** Stores members' present ranks: the one that staff has set, else the earned one. */
    async settle(
      tx: WriteHandle,
      before: readonly repo.VipMember[],
      after: readonly repo.VipMember[],
      why: Why,
    ): Promise<repo.VipMember[]> {
      const at = clock.now();
      const settled = after.map((member, index) => {
        const level = member.setLevel ?? member.earned;
        return level === before[index]!.level ? member : { ...member, level, since: at };
      });
      await repo.updateMembers(tx, settled);
      for (const [index, member] of settled.entries()) {
        const from = before[index]!.level;
        if (from !== member.level) await tellOf(tx, member.memberId, from, member.level, why);
      }
      return settled;
    },

    jobs: [
      {
        name: ANNOUNCE,
        run: async (payload) => {
          const { memberId } = Announcement.parse(payload);
          live.publish(memberId, { name: 'vip', data: await stateOf(memberId) });
        },
      },
    ] satisfies Job[],
  };

  async function tellOf(tx: WriteHandle, memberId: string, from: number, to: number, why: Why): Promise<void> {
    const { cause, month = null, reason = '', actor = 'system' } = why;
    const at = clock.now();
    const { id } = await repo.insertChange(tx, { memberId, from, to, cause, month, reason, actor, at });
    await note(tx, { memberId, kind: 'vip_changed', data: { from, to }, at, cause: `vip:${id}` });
    const rank = rankOf((await repo.selectTable(tx))?.ranks ?? [], to);
    const kind = to > from ? 'vip_upgraded' : 'vip_downgraded';
    await tell(tx, { memberId, kind, details: { name: rank?.names ?? { en: `VIP ${to}` } }, cause: `vip:${id}` });
    await enqueue(tx, ANNOUNCE, { memberId }, { key: `${ANNOUNCE}:${memberId}` });
  }
}
