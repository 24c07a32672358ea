import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Rewards } from '../rewards/index.ts';
import * as repo from './awards.repo.ts';
import { toGift } from './to-gift.ts';

export type AwardsNeeds = { pool: Pool; log: Pick<Log, 'error'>; give: Rewards['give'] };

export type Awards = ReturnType<typeof createAwards>;

/** The number of awards given in one transaction. */
const AT_ONCE = 100;

/**
 * Turns members' awards into gifts: in the transaction that earns them, or, where that fails for one, a little later.
 */
export function createAwards({ pool, log, give }: AwardsNeeds) {
  // A failure for one member must not block the others: it is undone to here, and retried by the job.
  async function giveOne(tx: WriteHandle, award: repo.Award): Promise<void> {
    await tx.query('SAVEPOINT award');
    try {
      const { memberId, sourceId, cause, title, budget, expiresAt } = award;
      const gift = { memberId, source: 'mission', sourceId, cause, title, budget, expiresAt, how: 'claim' } as const;
      const given = await give(tx, { ...gift, reward: toGift(award.reward) });
      await repo.settleAward(tx, award.id, 'giftId' in given ? given.giftId : null);
      await tx.query('RELEASE SAVEPOINT award');
    } catch (error) {
      await tx.query('ROLLBACK TO SAVEPOINT award');
      log.error({ err: error, award: String(award.id) }, 'a reward was not given; it will be tried again');
    }
  }

  /** @returns the last of those that were tried; undefined: there are no more */
  const giveSome = (after: bigint): Promise<bigint | undefined> =>
    inTransaction(pool, async (tx) => {
      const due = await repo.takeDue(tx, after, AT_ONCE);
      for (const award of due) await giveOne(tx, award);
      return due.at(-1)?.id;
    });

  return {
    /** Gives what was earned; once for each cause. */
    async award(tx: WriteHandle, earned: readonly repo.NewAward[]): Promise<void> {
      if (earned.length === 0) return;
      for (const award of await repo.insertAwards(tx, earned)) await giveOne(tx, award);
    },

    /**
     * Gives awards that could not be given at first, each tried once: one that fails again does not block those after
     * it.
     */
    async giveDue(): Promise<void> {
      let after: bigint | undefined = 0n;
      while (after !== undefined) after = await giveSome(after);
    },
  };
}
