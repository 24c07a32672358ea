import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { waitUntil } from '../../platform/repeat.ts';
import * as repo from './count.repo.ts';

export type CountNeeds = {
  pool: Pool;
  /** The brand's, by which days begin. */
  timeZone: () => Promise<string>;
  /** How long counting waits, in one go, for transactions that may still add something. */
  patienceMs?: number;
};

const CALLS_AT_A_TIME = 20_000;
const MOVES_AT_A_TIME = 20_000;

export type CountService = ReturnType<typeof createCountService>;

/**
 * Adds up what has become final since the last time, each thing once: the figures and their position change in one
 * commit. Any number of servers may do it; one counts, the others find it done.
 */
export function createCountService({ pool, timeZone, patienceMs = 2000 }: CountNeeds) {
  /** Counts a part of the calls before the watermark. @returns whether there is more to count */
  const calls = (watermark: repo.Watermark, zone: string): Promise<boolean> =>
    withRight((tx, { callsUpTo: after, toldUpTo }) => {
      const isTold = after >= toldUpTo;
      const upTo = lesser(isTold ? watermark.upTo : toldUpTo, after + BigInt(CALLS_AT_A_TIME));
      if (upTo <= after) return NOTHING_MORE;
      return done(repo.countCalls(tx, { after, upTo, isTold }, zone), upTo < watermark.upTo);
    }, zone);

  const moves = (zone: string): Promise<boolean> =>
    withRight(async (tx, { movesUpTo }) => {
      const upTo = await repo.sealedUpTo(tx, movesUpTo, MOVES_AT_A_TIME);
      if (upTo <= movesUpTo) return false;
      await repo.countMoves(tx, movesUpTo, upTo, zone);
      return upTo === movesUpTo + BigInt(MOVES_AT_A_TIME);
    }, zone);

  // Where the brand's days begin at another hour than those counted, everything is counted anew.
  const withRight = (
    work: (tx: WriteHandle, progress: repo.Progress) => Promise<boolean>,
    zone: string,
  ): Promise<boolean> =>
    inTransaction(pool, async (tx) => {
      const progress = await repo.lockProgress(tx);
      if (!progress) return false;
      if (progress.timeZone === null || progress.timeZone === zone) return work(tx, progress);
      await repo.forgetAll(tx);
      return work(tx, { ...progress, timeZone: null, callsUpTo: 0n, movesUpTo: 0n });
    });

  /** Counts all that is final now. A transaction that runs longer holds it back: the rest waits for the next time. */
  async function countAll(): Promise<void> {
    const zone = await timeZone();
    const watermark = await repo.selectWatermark(pool);
    if (await whenPassed(watermark)) while (await calls(watermark, zone));
    while (await moves(zone));
  }

  const whenPassed = ({ horizon }: repo.Watermark): Promise<boolean> =>
    waitUntil(() => repo.hasPassed(pool, horizon), patienceMs);

  return {
    countAll,

    /**
     * Counts all that is final now, or waits for the server that does. @returns whether it is counted: if not, try
     * again later
     */
    async countThrough(): Promise<boolean> {
      const zone = await timeZone();
      const watermark = await repo.selectWatermark(pool);
      if (!(await whenPassed(watermark))) return false;
      return waitUntil(async () => {
        while (await calls(watermark, zone));
        while (await moves(zone));
        return (await repo.countedUpTo(pool)) >= watermark.upTo;
      }, patienceMs);
    },

    /** Deletes the figures and counts everything anew. Until that is done reports show what is counted so far. */
    async rebuild(): Promise<void> {
      await inTransaction(pool, async (tx) => {
        await repo.waitForProgress(tx);
        await repo.forgetAll(tx);
      });
      await countAll();
    },
  };
}

const NOTHING_MORE = Promise.resolve(false);

async function done(work: Promise<void>, isMore: boolean): Promise<boolean> {
  await work;
  return isMore;
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
