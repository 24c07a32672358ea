import {
  adminGoods,
  type AdminGoods,
  adminGoodsStock,
  adminMemberPoints,
  adminMemberPointsChange,
  adminOneGoods,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { presentPage } from '../../platform/paging.ts';
import { route } from '../../platform/http/route.ts';
import type { Goods } from './domain/goods.ts';
import type { PointsAdmin } from './points.admin.ts';
import { presentMovementForStaff, wholeOf } from './points.present.ts';

type Needs = {
  admin: Pick<PointsAdmin, 'goods' | 'stock' | 'movements' | 'adjust'>;
};

export function pointsAdminRoutes(app: FastifyInstance, { admin }: Needs): void {
  route(app, adminGoods, async ({ query: { pageNo, pageSize } }) => {
    const list = (await admin.goods()).map(present);
    return { list: list.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: list.length };
  });

  route(app, adminOneGoods, ({ params }) => one(params.code));

  route(app, adminGoodsStock, async (call) => {
    const { code } = call.params;
    const { change, reason, idempotencyKey: key } = call.body;
    await admin.stock(callerOf(call, reason), { code, change, key });
    return one(code);
  });

  route(app, adminMemberPoints, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(await admin.movements(params.id, { before, pageSize }), presentMovementForStaff),
  );

  route(app, adminMemberPointsChange, async (call) => {
    const { id: memberId } = call.params;
    const { points, reason, idempotencyKey: key } = call.body;
    if (points === 0) throw new ApiError('VALIDATION', { fields: { points: 'range' } });
    const by = callerOf(call, reason);
    return { balance: wholeOf(await admin.adjust(by, { memberId, points: BigInt(points), key })) };
  });

  async function one(code: string): Promise<AdminGoods> {
    const found = (await admin.goods()).find((goods) => goods.code === code);
    if (!found) throw new ApiError('NOT_FOUND');
    return present(found);
  }
}

function present({ code, names, kind, price, stock, vipLevel, isEnabled }: Goods): AdminGoods {
  return { id: code, names, kind, price: wholeOf(price), stock, vipLevel, enabled: isEnabled };
}
