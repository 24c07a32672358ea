import { parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Guard, Looked } from '../approvals/index.ts';
import type { Journal } from './journal.service.ts';
import * as repo from './mall.repo.ts';
import { wholeOf } from './points.present.ts';
import { selectAccount, selectLastAdjustment } from './points.repo.ts';

const StockChange = z.object({
  code: z.string(),
  change: z.int(),
  /** Of the call, so that it counts once; null on the command line. */
  key: z.nullable(z.string()),
});
export type StockChange = z.infer<typeof StockChange>;

const PointsChange = z.object({ memberId: z.string(), points: z.int(), key: z.string() });
export type PointsChange = z.infer<typeof PointsChange>;

type Needs = { clock: Clock; journal: Pick<Journal, 'move'>; record: RecordByHand; guard: Guard };

/** What the brand may want a second person for: points by hand, and the stock of goods. */
export function createGuardedChanges({ clock, journal, record, guard }: Needs) {
  async function changeStock(tx: WriteHandle, by: ByStaff, { code, change, key }: StockChange): Promise<number> {
    const { actor, reason } = by;
    const goods = await repo.lockGoodsByCode(tx, code);
    if (!goods) throw new ApiError('NOT_FOUND', { goods: code });
    if (key !== null && (await repo.isGoodsChangeMade(tx, key))) return goods.stock;
    const stock = goods.stock + change;
    if (stock < 0) throw new ApiError('OUT_OF_STOCK', { left: goods.stock });
    await repo.addStock(tx, goods.id, change);
    await repo.insertGoodsChange(tx, { goodsId: goods.id, stock: change, reason, actor, at: clock.now(), key });
    await record(tx, by, 'goods_stock', { code }, { before: { stock: goods.stock }, after: { stock } });
    return stock;
  }

  /** Members go on taking goods, so only another change by staff makes a request stale. */
  async function lookAtStock(tx: WriteHandle, { code }: StockChange): Promise<Looked> {
    const goods = await repo.selectStock(tx, code);
    if (!goods) throw new ApiError('NOT_FOUND', { goods: code });
    const { stock, lastChange } = goods;
    return { subject: { type: 'goods', id: code }, shown: { stock }, grounds: { lastChange: String(lastChange) } };
  }

  async function changePoints(tx: WriteHandle, by: ByStaff, { memberId, points, key }: PointsChange): Promise<bigint> {
    const { actor, reason } = by;
    const change = { memberId, points: BigInt(points), reference: '', reason, actor };
    const { status, balance } = await journal.move(tx, { ...change, kind: 'adjustment', cause: `staff:${key}` });
    if (status === 'too_low') throw new ApiError('POINTS_TOO_LOW', { balance: wholeOf(balance) });
    if (status === 'moved') {
      const after = { points, balance: wholeOf(balance) };
      await record(tx, by, 'member_points_changed', { memberId }, { before: null, after });
    }
    return balance;
  }

  /** As for cash: play goes on meanwhile. */
  async function lookAtPoints(tx: WriteHandle, { memberId }: PointsChange): Promise<Looked> {
    const account = await selectAccount(tx, memberId);
    return {
      subject: { type: 'member', id: memberId },
      memberId,
      shown: { points: wholeOf(account?.balance ?? 0n) },
      grounds: { lastAdjustment: String(await selectLastAdjustment(tx, memberId)) },
    };
  }

  return {
    stock: guard<StockChange, number>({
      kind: 'goods_stock',
      input: StockChange,
      amountOf: async (_tx, { change }) => parseAmount(String(change)),
      look: lookAtStock,
      carryOut: changeStock,
    }),
    points: guard<PointsChange, bigint>({
      kind: 'points',
      input: PointsChange,
      amountOf: async (_tx, { points }) => parseAmount(String(points)),
      look: lookAtPoints,
      carryOut: changePoints,
    }),
  };
}
