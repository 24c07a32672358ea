import type { Clock } from '../../platform/clock.ts';
import type { Actor, Author, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { type Page, type PageWish, readPage } from '../../platform/paging.ts';
import type { Guard } from '../approvals/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Redemption } from './domain/goods.ts';
import { createGuardedChanges, type PointsChange, type StockChange } from './guarded-changes.ts';
import type { Journal } from './journal.service.ts';
import * as repo from './mall.repo.ts';
import type { MallService } from './mall.service.ts';
import { addressOf, wholeOf } from './points.present.ts';
import { type Movement, selectMovements } from './points.repo.ts';
import type { PutGoods } from './put-goods.ts';

export type AdminNeeds = {
  pool: Pool;
  clock: Clock;
  journal: Journal;
  mall: Pick<MallService, 'approve' | 'recipientOf'>;
  tell: Inbox['tell'];
  putGoods: PutGoods;
  record: RecordByHand;
  guard: Guard;
};

export type PointsAdmin = ReturnType<typeof createPointsAdmin>;

/** What staff does in the mall, and with members' points. Where no table keeps who did it, the access log does. */
export function createPointsAdmin({ pool, clock, journal, mall, tell, putGoods, record, guard }: AdminNeeds) {
  const changes = createGuardedChanges({ clock, journal, record, guard });

  /** Locks the member's account before the redemption, in the same order as redeeming. */
  async function withOpen<T>(name: string, work: (tx: WriteHandle, one: Redemption) => Promise<T>): Promise<T> {
    return inTransaction(pool, async (tx) => {
      const found = await repo.selectRedemption(tx, name);
      if (!found) throw new ApiError('NOT_FOUND', { redemption: name });
      await journal.lock(tx, found.memberId);
      const one = await repo.lockRedemption(tx, found.id);
      if (one.state !== 'applying') {
        throw new ApiError(
          'NOT_POSSIBLE',
          because('redemption_decided', `redemption ${one.reference} is already ${one.state}`, {
            redemption: one.reference,
            state: one.state,
          }),
        );
      }
      return work(tx, one);
    });
  }

  return {
    /**
     * Adds goods, or changes those of the same code: all of them or none.
     *
     * @throws ApiError VALIDATION, which names the fault
     */
    put: (by: Actor, files: readonly unknown[]): Promise<{ code: string; isNew: boolean }[]> =>
      inTransaction(pool, async (tx) => {
        const put: { code: string; isNew: boolean }[] = [];
        for (const file of files) put.push(await putGoods(tx, file));
        await record(tx, by, 'goods_put', { codes: put.map(({ code }) => code) }, 'not kept');
        return put;
      }),

    goods: () => repo.selectGoods(pool, false),

    /**
     * Changes the stock by a difference, once for a key.
     *
     * @returns the new stock
     * @throws ApiError NOT_FOUND, OUT_OF_STOCK, WAITS_FOR_APPROVAL
     */
    stock: (
      by: ByStaff,
      { key = null, ...change }: Omit<StockChange, 'key'> & { key?: string | null },
    ): Promise<number> => changes.stock(by, { ...change, key }),

    records: (wish: Parameters<typeof repo.selectRedemptions>[2], memberId: string | null = null) =>
      repo.selectRedemptions(pool, memberId, wish),

    /** @throws ApiError NOT_FOUND */
    async redemption(name: string): Promise<Redemption> {
      const found = await repo.selectRedemption(pool, name);
      if (!found) throw new ApiError('NOT_FOUND', { redemption: name });
      return found;
    },

    /** @throws ApiError NOT_FOUND, or NOT_POSSIBLE where it was decided before */
    approve: (by: Pick<Actor, 'actor'> | Actor, given: { redemption: string; tracking: string; remark: string }) =>
      withOpen(given.redemption, async (tx, one) => {
        await tell(tx, {
          memberId: one.memberId,
          kind: 'points_approved',
          details: { name: one.names },
          cause: `points:${one.id}`,
        });
        if ('staffId' in by) await record(tx, by, 'redemption_approved', aboutOf(one), 'no change');
        return mall.approve(tx, one, { remark: given.remark, tracking: given.tracking, by: by.actor });
      }),

    /** Returns points and stock. @throws ApiError NOT_FOUND, or NOT_POSSIBLE where it was decided before */
    reject: (by: ByStaff | Author, name: string, remark: string = by.reason): Promise<Redemption> =>
      withOpen(name, async (tx, one) => {
        const { actor } = by;
        const { id, memberId, reference, goodsId, quantity, points, names } = one;
        if ('staffId' in by) await record(tx, by, 'redemption_rejected', aboutOf(one), 'no change');
        const word = { state: 'rejected', remark, tracking: '', at: clock.now(), by: actor } as const;
        const rejected = await repo.decide(tx, id, word);
        await repo.addStock(tx, goodsId, quantity);
        await journal.move(tx, { memberId, kind: 'returned', points, cause: `returned:${id}`, reference, actor });
        await tell(tx, { memberId, kind: 'points_rejected', details: { name: names }, cause: `points:${id}` });
        return rejected;
      }),

    /** To whom a redemption goes, in full. @throws ApiError NOT_FOUND */
    reveal: (by: ByStaff, name: string): Promise<string> =>
      inTransaction(pool, async (tx) => {
        const found = await repo.selectRedemption(tx, name);
        const recipient = found && mall.recipientOf(found);
        if (!recipient) throw new ApiError('NOT_FOUND', { redemption: name });
        await record(
          tx,
          by,
          'redemption_revealed',
          { memberId: found.memberId, redemption: found.reference },
          'no change',
        );
        return found.kind === 'parcel' ? addressOf(recipient) : `${recipient.account} · ${recipient.name}`;
      }),

    /** Sets the tracking number of a parcel or a payment. @throws ApiError NOT_FOUND */
    ship: (by: Actor, { redemption, tracking }: { redemption: string; tracking: string }): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const found = await repo.selectRedemption(tx, redemption);
        if (found?.state !== 'approved') throw new ApiError('NOT_FOUND', { 'approved redemption': redemption });
        await repo.setTracking(tx, found.id, tracking);
        await record(
          tx,
          by,
          'redemption_shipped',
          { redemption },
          { before: { tracking: found.tracking }, after: { tracking } },
        );
      }),

    /** The movements of a member's points, the newest first. */
    movements: (memberId: string, { before, pageSize }: PageWish): Promise<Page<Movement>> => {
      const rowsOf = (limit: number) => selectMovements(pool, memberId, { before, limit });
      return readPage(pageSize, rowsOf, ({ version }) => String(version));
    },

    /**
     * Gives a member points, or takes some; once for each key.
     *
     * @returns the new balance
     * @throws ApiError POINTS_TOO_LOW, WAITS_FOR_APPROVAL
     */
    adjust: async (
      by: ByStaff,
      { points, ...change }: Omit<PointsChange, 'points'> & { points: bigint },
    ): Promise<bigint> => changes.points(by, { ...change, points: wholeOf(points) }),
  };
}

/** What the audit log says a decision is about. */
function aboutOf({ memberId, reference }: Redemption): object {
  return { memberId, redemption: reference };
}
