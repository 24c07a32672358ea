import type { Language } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { failuresOf, throwFailures } from '../../platform/each.ts';
import { enqueue } from '../../platform/jobs.ts';
import * as budgets from './budgets.repo.ts';
import {
  type Gift,
  type GiftState,
  type GivenGift,
  isPlay,
  isSomething,
  moneyOf,
  type NewGift,
  stateAt,
} from './domain/gift.ts';
import * as repo from './gifts.repo.ts';
import type { Notices } from './notices.ts';
import type { Payment } from './payment.ts';

export const DUE = 'rewards_due';

export type GiftsNeeds = {
  pool: Pool;
  clock: Clock;
  payment: Payment;
  notices: Notices;
  /** A member's self-exclusion, with its end (null: for good): an excluded member is given nothing. */
  exclusionOf: (db: ReadHandle, memberId: string) => Promise<{ until: Temporal.Instant | null } | null>;
  /** Refuses a member who may not play now. */
  requirePlay: (db: ReadHandle, memberId: string) => Promise<void>;
};

const AT_A_TIME = 500;

/** The titles of gifts, by ID. */
export function createTitles(pool: Pool) {
  return async (ids: readonly string[], language: Language): Promise<ReadonlyMap<string, string>> =>
    new Map((await repo.selectTitles(pool, ids)).map(({ id, title }) => [String(id), title[language]]));
}

export type Gifts = ReturnType<typeof createGifts>;

/** Gifts of the house to members. Each is ended once: claimed, expired or taken back. */
export function createGifts({ pool, clock, payment, notices, exclusionOf, requirePlay }: GiftsNeeds) {
  async function keep(tx: WriteHandle, wanted: NewGift): Promise<bigint | null> {
    const claimableFrom = wanted.claimableFrom ?? clock.now();
    return repo.insertGift(
      tx,
      { ...wanted, state: wanted.how === 'credit' ? 'claimed' : 'waiting', claimableFrom },
      clock.now(),
    );
  }

  /** Pays at once; a bonus or tickets that cannot be given now wait to be claimed. */
  async function credit(tx: WriteHandle, gift: Gift): Promise<void> {
    if (await payment.pay(tx, gift, 'credit')) return notices.credited(tx, gift);
    await repo.letWait(tx, gift.id);
    await notices.received(tx, gift);
  }

  /**
   * Gives a member something, in the transaction of its cause; once for each cause. Money leaves its budget at once, so
   * no budget gives more than it has. Locks the budget, then, for gifts that are paid at once, the member's cash.
   *
   * @throws Error for a reward that the program cannot pay
   */
  async function give(tx: WriteHandle, wanted: NewGift): Promise<GivenGift> {
    requireSound(wanted);
    payment.requirePayer(wanted.reward);
    const known = await repo.selectIdByCause(tx, wanted);
    if (known !== null) return { status: 'known', giftId: String(known) };
    const exclusion = await exclusionOf(tx, wanted.memberId);
    if (exclusion) return { status: 'excluded', until: exclusion.until };
    const money = moneyOf(wanted.reward);
    if (money && !(await budgets.takeFrom(tx, wanted.budget, money.currency, money.amount))) {
      return { status: 'budget_used_up' };
    }
    const id = await keep(tx, wanted);
    if (id === null) {
      // Another transaction has given it meanwhile.
      if (money) await budgets.putBack(tx, wanted.budget, money.currency, money.amount);
      return { status: 'known', giftId: String(await repo.selectIdByCause(tx, wanted)) };
    }
    const gift = (await repo.selectGift(tx, id))!;
    await payment.setAside(tx, gift);
    const state = stateAt(gift, clock.now());
    if (wanted.how === 'credit') await credit(tx, gift);
    else if (state === 'coming') await comeLater(tx, gift);
    else if (state === 'waiting') await notices.received(tx, gift);
    return { status: 'given', giftId: String(id) };
  }

  const comeLater = (tx: WriteHandle, { id, claimableFrom }: Gift): Promise<void> =>
    enqueue(tx, DUE, { giftId: String(id) }, { key: `${DUE}:${id}`, runAt: claimableFrom });

  /** Ends a gift that was not claimed; its money returns to the budget. */
  async function takeAway(tx: WriteHandle, gift: Gift, ending: repo.Ending): Promise<void> {
    await repo.endGift(tx, gift.id, ending, clock.now());
    await payment.giveBack(tx, gift, ending.by);
    await notices.changed(tx, gift.memberId);
  }

  async function claimIn(tx: WriteHandle, memberId: string, id: bigint, claimKey: string): Promise<Gift> {
    const gift = await repo.lockGift(tx, id);
    if (gift?.memberId !== memberId) throw new ApiError('NOTHING_TO_CLAIM');
    if (gift.state === 'claimed' && gift.claimKey === claimKey) return gift;
    if (stateAt(gift, clock.now()) !== 'waiting') throw new ApiError('NOTHING_TO_CLAIM');
    if (isPlay(gift.reward)) await requirePlay(tx, memberId);
    if (!(await payment.pay(tx, gift, 'claim'))) {
      throw new ApiError(gift.reward.kind === 'bonus' ? 'BONUS_OFFER_UNAVAILABLE' : 'REWARDS_USED_UP');
    }
    await repo.endGift(tx, id, { state: 'claimed', by: `member:${memberId}`, claimKey }, clock.now());
    return gift;
  }

  async function expireOne(id: bigint): Promise<void> {
    await inTransaction(pool, async (tx) => {
      const gift = await repo.lockGift(tx, id);
      if (gift?.state !== 'waiting' || stateAt(gift, clock.now()) !== 'expired') return;
      await takeAway(tx, gift, { state: 'expired', by: 'system' });
    });
  }

  return {
    give,

    /** Whether rewards of this kind can be given here. */
    canGive: payment.hasPayer,

    /** Takes back a gift that was not claimed yet. @returns false where there is none, or it has ended */
    async takeBack(tx: WriteHandle, giftId: string, reason: string, actor: string): Promise<boolean> {
      const gift = await repo.lockGift(tx, BigInt(giftId));
      if (gift?.state !== 'waiting') return false;
      await takeAway(tx, gift, { state: 'taken_back', by: actor, reason });
      return true;
    },

    /**
     * Takes back a gift whose cause is gone: an unclaimed one, or a claimed one that is still to be wagered. `kept`: it
     * was used, or is no longer there; `gone`: it had ended before.
     */
    async revoke(
      tx: WriteHandle,
      giftId: string,
      reason: string,
      actor: string,
    ): Promise<'taken_back' | 'kept' | 'gone'> {
      const gift = await repo.lockGift(tx, BigInt(giftId));
      if (gift?.state === 'waiting') {
        await takeAway(tx, gift, { state: 'taken_back', by: actor, reason });
        return 'taken_back';
      }
      if (gift?.state !== 'claimed') return 'gone';
      const undone = await payment.undo(tx, gift, { reason, actor });
      if (undone === 'kept') return 'kept';
      if (undone === 'returned') await repo.revokeGift(tx, gift.id, { by: actor, reason }, clock.now());
      await notices.changed(tx, gift.memberId);
      return 'taken_back';
    },

    /**
     * Claims a gift of the member's own; the same key pays it once with the same answer again; of several keys one is
     * paid.
     *
     * @throws ApiError NOTHING_TO_CLAIM; BONUS_OFFER_UNAVAILABLE, REWARDS_USED_UP; for gifts that are play, what refuses play
     */
    async claim(memberId: string, giftId: string, claimKey: string): Promise<Gift> {
      if (!/^\d{1,18}$/.test(giftId)) throw new ApiError('NOTHING_TO_CLAIM');
      const gift = await inTransaction(pool, (tx) => claimIn(tx, memberId, BigInt(giftId), claimKey));
      await notices.tellNow(memberId);
      return gift;
    },

    /** The gifts of a "claim all" request: those that can be claimed, and those that its key has claimed already. */
    toClaim: (memberId: string, claimKey: string): Promise<bigint[]> =>
      repo.selectToClaim(pool, memberId, claimKey, clock.now()),

    claimable: (memberId: string, most: number): Promise<Gift[]> =>
      repo.selectClaimable(pool, memberId, clock.now(), most),

    count: (memberId: string): Promise<number> => repo.countClaimable(pool, memberId, clock.now()),

    coming: (memberId: string, wish: { after: string | null; limit: number }): Promise<Gift[]> =>
      repo.selectComing(pool, memberId, wish, clock.now()),

    past: (memberId: string, wish: Parameters<typeof repo.selectPast>[2]): Promise<Gift[]> =>
      repo.selectPast(pool, memberId, wish),

    all: (memberId: string, most: number): Promise<Gift[]> => repo.selectGifts(pool, memberId, most),

    /** The present states of these gifts, by ID. */
    async statesOf(db: ReadHandle, ids: readonly string[]): Promise<Map<string, GiftState>> {
      const now = clock.now();
      return new Map((await repo.selectStates(db, ids)).map((gift) => [String(gift.id), stateAt(gift, now)]));
    },

    /** Reports once that a coming gift can be claimed, unless it has ended meanwhile. */
    async due(giftId: string): Promise<void> {
      await inTransaction(pool, async (tx) => {
        const gift = await repo.selectGift(tx, BigInt(giftId));
        if (gift && stateAt(gift, clock.now()) === 'waiting') await notices.received(tx, gift);
      });
    },

    /** Ends expired gifts, each in a transaction of its own. */
    async expire(): Promise<void> {
      const failures: unknown[] = [];
      let ids: bigint[];
      do {
        ids = await repo.selectOverdue(pool, clock.now(), AT_A_TIME);
        failures.push(...(await failuresOf(ids, expireOne)));
      } while (ids.length === AT_A_TIME && failures.length === 0);
      throwFailures(failures, 'gifts could not be ended');
    },
  };
}

// Mistakes of the calling program.
function requireSound({ reward, claimableFrom, expiresAt, how, cause }: NewGift): void {
  if (!isSomething(reward)) throw new Error(`a gift of nothing (${reward.kind}) for ${cause}`);
  if (how === 'credit' && claimableFrom) throw new Error(`a gift that is paid at once cannot be coming (${cause})`);
  if (expiresAt && claimableFrom && Temporal.Instant.compare(expiresAt, claimableFrom) <= 0) {
    throw new Error(`a gift that expires before it can be claimed, for ${cause}`);
  }
}
