import {
  adminGoods,
  type AdminGoods,
  adminGoodsStock,
  adminMemberPoints,
  adminMemberPointsChange,
  adminOneGoods,
  adminRedemption,
  type AdminRedemptionCase,
  adminRedemptionDecision,
  adminRedemptionRecipient,
  adminRedemptions,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { byId, presentPage, readPage } from '../../platform/paging.ts';
import { route } from '../../platform/http/route.ts';
import type { Goods } from './domain/goods.ts';
import type { MallService } from './mall.service.ts';
import type { PointsAdmin } from './points.admin.ts';
import { maskedRecipient, presentMovementForStaff, presentRedemptionForStaff, wholeOf } from './points.present.ts';

type Needs = {
  admin: PointsAdmin;
  mall: Pick<MallService, 'recipientOf'>;
  usernames: (memberIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

export function pointsAdminRoutes(app: FastifyInstance, { admin, mall, usernames }: Needs): void {
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

  route(app, adminRedemptions, async ({ query: { after = null, pageSize, state = null } }) => {
    const rows = (limit: number) => admin.records({ state, before: after, limit });
    const page = await readPage(pageSize, rows, byId);
    const names = await usernames([...new Set(page.list.map(({ memberId }) => memberId))]);
    return presentPage(page, (each) => presentRedemptionForStaff(each, names.get(each.memberId) ?? each.memberId));
  });

  route(app, adminRedemption, ({ params }) => redemption(params.id));

  route(app, adminRedemptionDecision, async (call) => {
    const { id } = call.params;
    const { act, tracking, remark, reason } = call.body;
    const by = callerOf(call, reason);
    if (act === 'approve') await admin.approve(by, { redemption: id, tracking, remark });
    else if (act === 'reject') await admin.reject(by, id, remark || reason);
    else await admin.ship(by, { redemption: id, tracking });
    return redemption(id);
  });

  route(app, adminRedemptionRecipient, async (call) => ({
    to: await admin.reveal(callerOf(call, call.body.reason), call.params.id),
  }));

  async function redemption(id: string): Promise<AdminRedemptionCase> {
    const found = await admin.redemption(id);
    const names = await usernames([found.memberId]);
    const { state, kind, tracking, remark } = found;
    return {
      ...presentRedemptionForStaff(found, names.get(found.memberId) ?? found.memberId),
      to: maskedRecipient(found, mall.recipientOf(found)),
      tracking,
      remark,
      can: state === 'applying' ? ['approve', 'reject'] : state === 'approved' && kind !== 'cash' ? ['ship'] : [],
    };
  }

  async function one(code: string): Promise<AdminGoods> {
    const found = (await admin.goods()).find((goods) => goods.code === code);
    if (!found) throw new ApiError('NOT_FOUND');
    return present(found);
  }
}

function present({ code, names, kind, price, stock, vipLevel, isEnabled }: Goods): AdminGoods {
  return { id: code, names, kind, price: wholeOf(price), stock, vipLevel, enabled: isEnabled };
}
