import * as z from 'zod/mini';
import { Id, Instant } from '../common.ts';
import { LotteryGameCode } from '../lottery.ts';
import { operation } from '../operation.ts';
import { reason } from './lists.ts';

const mayView = { access: 'staff', permission: 'lottery.view' } as const;
const mayEdit = { access: 'staff', permission: 'lottery.edit' } as const;
const code = { params: z.object({ code: LotteryGameCode }) };

/** Seeds committed ahead: `commitment` was public before the first draw, each draw reveals the seed behind the one before. */
export const AdminLotteryChain = z.object({
  id: Id,
  commitment: z.string(),
  length: z.int(),
  used: z.int(),
  /** Null: it is not in use yet. */
  salt: z.nullable(z.string()),
  publishedAt: Instant,
  saltedAt: z.nullable(Instant),
});
export type AdminLotteryChain = z.infer<typeof AdminLotteryChain>;

export const adminLotteryChains = operation({
  ...mayView,
  id: 'adminLotteryChains',
  method: 'GET',
  path: '/api/admin/lottery/games/{code}/chains',
  summary: 'The chains of seeds of a house game, the latest first',
  ...code,
  value: z.object({ list: z.array(AdminLotteryChain) }),
  errors: ['NOT_FOUND'],
});

export const adminLotteryChainPublication = operation({
  ...mayEdit,
  id: 'adminLotteryChainPublication',
  method: 'POST',
  path: '/api/admin/lottery/games/{code}/chains',
  summary:
    'Creates the next chain of seeds and publishes its hash; it is used once it has a salt and those before are used up',
  ...code,
  body: z.object({ reason }),
  value: AdminLotteryChain,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

const chain = { params: z.object({ id: Id }) };

export const adminLotteryChainSalt = operation({
  ...mayEdit,
  id: 'adminLotteryChainSalt',
  method: 'PUT',
  path: '/api/admin/lottery/chains/{id}/salt',
  summary: 'Sets the public salt of a chain, once: a value that nobody knew when its hash was published',
  ...chain,
  body: z.object({ salt: z.string().check(z.trim(), z.minLength(8), z.maxLength(200)), reason }),
  value: AdminLotteryChain,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const adminLotteryChainVerification = operation({
  ...mayView,
  id: 'adminLotteryChainVerification',
  method: 'GET',
  path: '/api/admin/lottery/chains/{id}/verification',
  summary: 'Checks every revealed seed of a chain against its published hash. `broken`: draws whose seed is not of it',
  ...chain,
  value: z.object({ checked: z.int(), broken: z.array(z.string()) }),
  errors: ['NOT_FOUND'],
});
