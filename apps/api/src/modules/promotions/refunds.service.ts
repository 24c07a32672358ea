import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Fact } from '../facts/index.ts';
import type { Rewards } from '../rewards/index.ts';
import { lockAward } from './awards.repo.ts';
import type { Awards } from './awards.service.ts';
import * as repo from './refunds.repo.ts';

export type RefundsNeeds = {
  clock: Clock;
  awards: Pick<Awards, 'refuseReviewed'>;
  revoke: Rewards['revoke'];
};

export type Refunds = ReturnType<typeof createRefunds>;

const REASON = 'its deposit was refunded';

/** Handles gifts of refunded deposits: what is still there is taken back, what was used is reported to staff. */
export function createRefunds({ clock, awards, revoke }: RefundsNeeds) {
  async function takeBack(tx: WriteHandle, awardId: string): Promise<void> {
    const award = await lockAward(tx, awardId);
    if (!award) return;
    const { id, memberId, state, giftId } = award;
    let outcome: repo.Outcome = 'gone';
    if (state === 'review') {
      await awards.refuseReviewed(tx, award, REASON);
      outcome = 'taken_back';
    } else if (giftId !== null) outcome = await revoke(tx, giftId, REASON, 'system');
    await repo.insertRefunded(tx, id, { memberId, outcome }, clock.now());
  }

  return {
    /** The promotions that gave something for refunded deposits: they are locked before anything else. */
    async promotionsOf(db: ReadHandle, facts: readonly Fact[]): Promise<bigint[]> {
      const deposits = facts.flatMap((fact) => (fact.kind === 'deposit_refunded' ? [fact.data.depositId] : []));
      return deposits.length === 0 ? [] : repo.selectPromotionsOf(db, deposits);
    },

    /** Takes back the gifts for these facts' deposits. The caller has locked the promotions. */
    async handle(tx: WriteHandle, facts: readonly Fact[]): Promise<void> {
      for (const fact of facts) {
        if (fact.kind !== 'deposit_refunded') continue;
        for (const id of await repo.selectAwardsOf(tx, fact.memberId, fact.data.depositId)) await takeBack(tx, id);
      }
    },
  };
}
