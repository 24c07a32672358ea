import type { PointsKind } from '@champa/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import { enqueue, type Job } from '../../platform/jobs.ts';
import type { LiveHub } from '../../platform/live.ts';
import { presentBalance } from './points.present.ts';
import * as repo from './points.repo.ts';

const ANNOUNCE = 'points_announce';
const Announcement = z.object({ memberIds: z.array(z.string()) });

/** A movement of a member's points; spends are below zero. */
export type Move = {
  memberId: string;
  kind: PointsKind;
  points: bigint;
  /** One movement for each cause. */
  cause: string;
  reference: string;
  reason?: string;
  actor: string;
};

export type MoveResult = { status: 'moved' | 'known' | 'too_low'; balance: bigint };

/** Points given as a gift. */
export type GiftOfPoints = {
  memberId: string;
  points: bigint;
  kind: 'gift';
  cause: string;
  /** The gift's name, for the member's record. */
  reference: string;
};

export type JournalNeeds = { pool: Pool; clock: Clock; live: Pick<LiveHub, 'publish'> };

export type Journal = ReturnType<typeof createPointsJournal>;

/**
 * The journal of points. Every change of a balance is recorded here, once for its cause, and sent to the open screens.
 */
export function createPointsJournal({ pool, clock, live }: JournalNeeds) {
  /** Tells open screens once the transaction has committed. */
  const announce = async (tx: WriteHandle, memberIds: readonly string[]): Promise<void> => {
    if (memberIds.length > 0) await enqueue(tx, ANNOUNCE, { memberIds });
  };

  /** Moves points of one member; more than the balance is refused, and nothing happens. */
  async function move(tx: WriteHandle, { reason = '', ...moved }: Move): Promise<MoveResult> {
    const { memberId, points, cause } = moved;
    const account = (await repo.lockAccounts(tx, [memberId])).get(memberId)!;
    if (await repo.hasMoved(tx, memberId, cause)) return { status: 'known', balance: account.balance };
    const balance = account.balance + points;
    if (balance < 0n) return { status: 'too_low', balance: account.balance };
    const version = account.version + 1n;
    await repo.insertMovements(tx, [{ ...moved, reason, version, balanceAfter: balance, at: clock.now() }]);
    await repo.updateAccounts(tx, [{ ...account, balance, version }]);
    await announce(tx, [memberId]);
    return { status: 'moved', balance };
  }

  return {
    announce,
    move,

    /** Locks a member's account until the transaction ends. */
    lock: async (tx: WriteHandle, memberId: string): Promise<repo.Account> =>
      (await repo.lockAccounts(tx, [memberId])).get(memberId)!,

    /** Points for a gift, given in the giver's transaction; once for each cause. */
    async give(tx: WriteHandle, gift: GiftOfPoints): Promise<void> {
      await move(tx, { ...gift, actor: 'system' });
    },

    jobs: [{ name: ANNOUNCE, run: tellScreens }] satisfies Job[],
  };

  async function tellScreens(payload: unknown): Promise<void> {
    for (const memberId of Announcement.parse(payload).memberIds) {
      live.publish(memberId, { name: 'points', data: presentBalance(await repo.selectAccount(pool, memberId)) });
    }
  }
}
