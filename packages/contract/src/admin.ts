import * as z from 'zod/mini';
import { Decimal, Id, Instant, Nothing, queryInteger } from './common.ts';
import { Deposit, depositStates } from './deposits.ts';
import { operation } from './operation.ts';
import { goodsKinds } from './points.ts';
import { AccountMovement, BettingRound } from './records.ts';
import { CaptchaQuery } from './sign-in-codes.ts';
import { LocalText } from './site.ts';

/** The back office's calls, served on its own port. */

const page = { pageNo: z._default(queryInteger(1, 10_000), 1), pageSize: z._default(queryInteger(1, 100), 25) };
const search = z._default(z.string().check(z.maxLength(80)), '');

function listOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ list: z.array(item), total: z.int() });
}

export const StaffInfo = z.object({ id: z.string(), username: z.string(), name: z.string() });
export type StaffInfo = z.infer<typeof StaffInfo>;

export const staffLogin = operation({
  id: 'staffLogin',
  method: 'POST',
  path: '/api/admin/session',
  access: 'public',
  summary: 'Signs an employee in',
  body: z.object({
    username: z.string().check(z.maxLength(200)),
    password: z.string().check(z.maxLength(200)),
    /** The letters of a picture and its key, if a refusal's `value.captcha` has asked for them. */
    captcha: z._default(z.string().check(z.maxLength(200)), ''),
    captchaKey: z._default(z.string().check(z.maxLength(200)), ''),
    /** Of their authenticator, if a refusal's `value.authenticator` has asked for it. */
    code: z._default(z.string().check(z.maxLength(20)), ''),
  }),
  value: z.object({ token: z.string(), staff: StaffInfo }),
  errors: [
    'WRONG_CREDENTIALS',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_CHECK_FAILED',
    'MISSING_VERIFICATION_CODE',
    'INVALID_VERIFICATION_CODE',
    'TOO_MANY_REQUESTS',
  ],
});

export const staffCaptcha = operation({
  id: 'staffCaptcha',
  method: 'GET',
  path: '/api/admin/captcha',
  access: 'public',
  summary: 'A picture of letters as a base64 PNG, as on the site (`captcha`)',
  query: CaptchaQuery,
  value: z.string(),
  errors: ['TOO_MANY_REQUESTS'],
});

export const staffLogout = operation({
  id: 'staffLogout',
  method: 'DELETE',
  path: '/api/admin/session',
  access: 'staff',
  summary: 'Ends the session',
  value: Nothing,
});

export const staffInfo = operation({
  id: 'staffInfo',
  method: 'GET',
  path: '/api/admin/session',
  access: 'staff',
  summary: 'The signed-in employee',
  value: StaffInfo,
});

export const AdminMember = z.object({
  id: Id,
  username: z.string(),
  nickname: z.string(),
  type: z.int(),
  status: z.enum(['active', 'suspended', 'closed']),
  currency: z.string(),
  language: z.string(),
  registeredAt: Instant,
  cash: Decimal,
  bonus: Decimal,
});
export type AdminMember = z.infer<typeof AdminMember>;

export const adminMembers = operation({
  id: 'adminMembers',
  method: 'GET',
  path: '/api/admin/members',
  access: 'staff',
  summary: 'Members, newest first; search takes the beginning of a username',
  query: z.object({ ...page, search }),
  value: listOf(AdminMember),
});

export const adminMember = operation({
  id: 'adminMember',
  method: 'GET',
  path: '/api/admin/members/{id}',
  access: 'staff',
  summary: 'One member with their balances',
  params: z.object({ id: Id }),
  value: AdminMember,
});

export const adminMemberStatus = operation({
  id: 'adminMemberStatus',
  method: 'PUT',
  path: '/api/admin/members/{id}/status',
  access: 'staff',
  summary: 'Suspends a member or lets them play again, at once, with a reason that is kept',
  params: z.object({ id: Id }),
  body: z.object({
    status: z.enum(['active', 'suspended']),
    reason: z.string().check(z.minLength(3), z.maxLength(500)),
  }),
  value: AdminMember,
});

export const adminMovements = operation({
  id: 'adminMovements',
  method: 'GET',
  path: '/api/admin/members/{id}/movements',
  access: 'staff',
  summary: 'The movements of a member’s cash, newest first',
  params: z.object({ id: Id }),
  query: z.object(page),
  value: listOf(AccountMovement),
});

export const adminRounds = operation({
  id: 'adminRounds',
  method: 'GET',
  path: '/api/admin/members/{id}/rounds',
  access: 'staff',
  summary: 'The rounds a member played, newest first',
  params: z.object({ id: Id }),
  query: z.object(page),
  value: listOf(BettingRound),
});

export const adminDeposits = operation({
  id: 'adminDeposits',
  method: 'GET',
  path: '/api/admin/deposits',
  access: 'staff',
  summary: 'Deposits of all members, newest first',
  query: z.object({ ...page, state: z.optional(z.enum(depositStates)) }),
  value: listOf(z.extend(Deposit, { memberId: Id })),
});

export const AdminVendor = z.object({
  id: z.string(),
  vassalage: z.string(),
  displayName: z.string(),
  gameType: z.string(),
  dialect: z.nullable(z.string()),
  enabled: z.boolean(),
  games: z.int(),
});

export const adminVendors = operation({
  id: 'adminVendors',
  method: 'GET',
  path: '/api/admin/vendors',
  access: 'staff',
  summary: 'All vendors with their wire and number of games',
  query: z.object(page),
  value: listOf(AdminVendor),
});

export const adminVendorStatus = operation({
  id: 'adminVendorStatus',
  method: 'PUT',
  path: '/api/admin/vendors/{vassalage}/status',
  access: 'staff',
  summary: 'Switches a vendor off or on, at once, with a reason that is kept',
  params: z.object({ vassalage: z.string().check(z.maxLength(40)) }),
  body: z.object({ enabled: z.boolean(), reason: z.string().check(z.minLength(3), z.maxLength(500)) }),
  value: AdminVendor,
});

export const AdminAccount = z.object({
  id: z.string(),
  owner: z.string(),
  purpose: z.string(),
  currency: z.string(),
  balance: Decimal,
});

export const adminAccounts = operation({
  id: 'adminAccounts',
  method: 'GET',
  path: '/api/admin/ledger/accounts',
  access: 'staff',
  summary:
    'The trial balance: the sums of all members’ accounts and of all draws’ escrows by purpose, and each other house-side account',
  value: z.object({ list: z.array(AdminAccount), sums: z.record(z.string(), Decimal) }),
});

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
  summary: 'All goods of the points mall, in its order',
  query: z.object(page),
  value: listOf(AdminGoods),
});

export const adminOneGoods = operation({
  id: 'adminOneGoods',
  method: 'GET',
  path: '/api/admin/points/goods/{code}',
  access: 'staff',
  summary: 'The goods of a code',
  params: goodsParams,
  value: AdminGoods,
});

export const adminGoodsStock = operation({
  id: 'adminGoodsStock',
  method: 'PUT',
  path: '/api/admin/points/goods/{code}/stock',
  access: 'staff',
  summary:
    'Adds to the stock of goods, or takes from it, with a reason that is kept; the same idempotency key does so once',
  params: goodsParams,
  body: z.object({
    idempotencyKey: z.uuid(),
    change: z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)),
    reason: z.string().check(z.minLength(3), z.maxLength(500)),
  }),
  value: AdminGoods,
  errors: ['OUT_OF_STOCK', 'IDEMPOTENCY_CONFLICT'],
});
