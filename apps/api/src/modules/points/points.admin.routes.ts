import { adminGoods, type AdminGoods, adminGoodsStock, adminOneGoods } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { Goods } from './domain/goods.ts';
import type { PointsAdmin } from './points.admin.ts';
import { wholeOf } from './points.present.ts';

export function pointsAdminRoutes(app: FastifyInstance, admin: Pick<PointsAdmin, 'goods' | 'stock'>): void {
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

  async function one(code: string): Promise<AdminGoods> {
    const found = (await admin.goods()).find((goods) => goods.code === code);
    if (!found) throw new ApiError('NOT_FOUND');
    return present(found);
  }
}

function present({ code, names, kind, price, stock, vipLevel, isEnabled }: Goods): AdminGoods {
  return { id: code, names, kind, price: wholeOf(price), stock, vipLevel, enabled: isEnabled };
}
