import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { goodsKinds } from '../points.ts';
import { LocalText } from '../site.ts';
import { listOf, page, reason } from './lists.ts';

export const AdminGoods = z.object({
  id: z.string(),
  names: LocalText,
  kind: z.enum(goodsKinds),
  price: z.int(),
  stock: z.int(),
  vipLevel: z.int(),
  enabled: z.boolean(),
});
export type AdminGoods = z.infer<typeof AdminGoods>;

const goodsParams = z.object({ code: z.string().check(z.maxLength(60)) });

export const adminGoods = operation({
  id: 'adminGoods',
  method: 'GET',
  path: '/api/admin/points/goods',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'All goods of the points mall, in its order',
  query: z.object(page),
  value: listOf(AdminGoods),
});

export const adminOneGoods = operation({
  id: 'adminOneGoods',
  method: 'GET',
  path: '/api/admin/points/goods/{code}',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'The goods of a code',
  params: goodsParams,
  value: AdminGoods,
});

export const adminGoodsStock = operation({
  id: 'adminGoodsStock',
  method: 'PUT',
  path: '/api/admin/points/goods/{code}/stock',
  access: 'staff',
  permission: 'promotions.edit',
  summary:
    'Adds to the stock of goods, or takes from it, with a reason that is kept; the same idempotency key does so once',
  params: goodsParams,
  body: z.object({
    idempotencyKey: z.uuid(),
    change: z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)),
    reason,
  }),
  value: AdminGoods,
  errors: ['OUT_OF_STOCK', 'IDEMPOTENCY_CONFLICT', 'WAITS_FOR_APPROVAL', 'APPROVAL_PENDING'],
});
