import { languages, LocalText } from '@champa/contract';
import { isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Redemption } from './domain/goods.ts';
import type { Journal } from './journal.service.ts';
import * as repo from './mall.repo.ts';
import type { MallService } from './mall.service.ts';

const whole = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const positive = z.int().check(z.minimum(1), z.maximum(1_000_000_000));
const text = LocalText.check(z.refine((said) => languages.some((language) => said[language]), { error: 'text' }));

/** Goods as staff writes them into a file. */
export const GoodsFile = z
  .object({
    code: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/)),
    kind: z.enum(['parcel', 'account', 'cash']),
    names: text,
    details: z._default(LocalText, {}),
    picture: z.string().check(z.minLength(1)),
    price: positive,
    /** The stock of new goods; "points goods stock" changes that of existing ones. */
    stock: z._default(whole, 0),
    vipLevel: z._default(whole, 0),
    perMember: z._default(z.nullable(positive), null),
    /** The amount that one piece of cash goods pays. */
    amount: z._default(
      z.nullable(z.string().check(z.refine((said) => isDecimal(said) && parseAmount(said) > 0n))),
      null,
    ),
    atOnce: z._default(z.boolean(), false),
    enabled: z._default(z.boolean(), true),
    sort: z._default(whole, 0),
  })
  .check(
    z.refine(({ kind, amount }) => (kind === 'cash') === (amount !== null), {
      error: 'cash, and cash alone, has an amount',
    }),
    z.refine(({ kind, atOnce }) => kind === 'cash' || !atOnce, { error: 'cash alone can be approved at once' }),
  );
export type GoodsFile = z.input<typeof GoodsFile>;

export type AdminNeeds = {
  pool: Pool;
  clock: Clock;
  journal: Journal;
  mall: Pick<MallService, 'approve'>;
  tell: Inbox['tell'];
  hasPicture: (name: string) => Promise<boolean>;
};

type By = { actor: string; reason: string };

export type PointsAdmin = ReturnType<typeof createPointsAdmin>;

/** What staff does in the mall, and with members' points. */
export function createPointsAdmin({ pool, clock, journal, mall, tell, hasPicture }: AdminNeeds) {
  /** Locks the member's account before the redemption, in the same order as redeeming. */
  async function withOpen<T>(name: string, work: (tx: WriteHandle, one: Redemption) => Promise<T>): Promise<T> {
    return inTransaction(pool, async (tx) => {
      const found = await repo.selectRedemption(tx, name);
      if (!found) throw new Error(`There is no redemption ${name}.`);
      await journal.lock(tx, found.memberId);
      const one = await repo.lockRedemption(tx, found.id);
      if (one.state !== 'applying') throw new Error(`Redemption ${one.reference} is already ${one.state}.`);
      return work(tx, one);
    });
  }

  return {
    /** Adds goods, or changes those of the same code. @returns whether they are new */
    async put(tx: WriteHandle, file: unknown): Promise<boolean> {
      const { atOnce, enabled, amount, price, ...goods } = GoodsFile.parse(file);
      if (!(await hasPicture(goods.picture))) throw new Error(`There is no picture ${goods.picture}.`);
      const written = {
        ...goods,
        price: BigInt(price),
        amount: amount === null ? null : parseAmount(amount),
        isAtOnce: atOnce,
        isEnabled: enabled,
      };
      return repo.upsertGoods(tx, written, clock.now());
    },

    goods: () => repo.selectGoods(pool, false),

    /** Changes the stock by a difference, once for a key; never below zero. @returns the stock now */
    stock: (code: string, by: number, { actor, reason, key = null }: By & { key?: string | null }): Promise<number> =>
      inTransaction(pool, async (tx) => {
        const goods = await repo.lockGoodsByCode(tx, code);
        if (!goods) throw new ApiError('NOT_FOUND');
        if (key !== null && (await repo.isGoodsChangeMade(tx, key))) return goods.stock;
        if (goods.stock + by < 0) throw new ApiError('OUT_OF_STOCK', { left: goods.stock });
        await repo.addStock(tx, goods.id, by);
        await repo.insertGoodsChange(tx, { goodsId: goods.id, stock: by, reason, actor, at: clock.now(), key });
        return goods.stock + by;
      }),

    records: (wish: Parameters<typeof repo.selectRedemptions>[2], memberId: string | null = null) =>
      repo.selectRedemptions(pool, memberId, wish),

    record: (name: string) => repo.selectRedemption(pool, name),

    approve: (name: string, { actor, tracking, remark }: { actor: string; tracking: string; remark: string }) =>
      withOpen(name, async (tx, one) => {
        await tell(tx, {
          memberId: one.memberId,
          kind: 'points_approved',
          details: { name: one.names },
          cause: `points:${one.id}`,
        });
        return mall.approve(tx, one, { remark, tracking, by: actor });
      }),

    /** Returns points and stock. */
    reject: (name: string, { actor, reason }: By): Promise<Redemption> =>
      withOpen(name, async (tx, one) => {
        const { id, memberId, reference, goodsId, quantity, points, names } = one;
        const word = { state: 'rejected', remark: reason, tracking: '', at: clock.now(), by: actor } as const;
        const rejected = await repo.decide(tx, id, word);
        await repo.addStock(tx, goodsId, quantity);
        await journal.move(tx, { memberId, kind: 'returned', points, cause: `returned:${id}`, reference, actor });
        await tell(tx, { memberId, kind: 'points_rejected', details: { name: names }, cause: `points:${id}` });
        return rejected;
      }),

    /** Sets the tracking number of a parcel or a payment. */
    ship: (name: string, tracking: string): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const found = await repo.selectRedemption(tx, name);
        if (found?.state !== 'approved') throw new Error(`There is no approved redemption ${name}.`);
        await repo.setTracking(tx, found.id, tracking);
      }),

    /** Gives a member points, or takes some. @returns the new balance */
    adjust: (memberId: string, points: bigint, { actor, reason, key }: By & { key: string }): Promise<bigint> =>
      inTransaction(pool, async (tx) => {
        const move = {
          memberId,
          kind: 'adjustment',
          points,
          cause: `staff:${key}`,
          reference: '',
          reason,
          actor,
        } as const;
        const { status, balance } = await journal.move(tx, move);
        if (status === 'too_low') throw new Error(`The member has only ${balance} points.`);
        return balance;
      }),
  };
}
