import * as z from 'zod/mini';
import { ActivityPromise, ActivityReward, applicationStates } from '../activities.ts';
import { Decimal, Id, Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { goodsKinds } from '../points.ts';
import { LocalText } from '../site.ts';
import { cursor, cursorListOf, listOf, page, reason, search } from './lists.ts';

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

export const AdminBudget = z.object({
  /** Its name, and its currency. */
  id: z.string(),
  name: z.string(),
  currency: z.string(),
  funded: Decimal,
  given: Decimal,
  /** Given and not used, such as what expired. */
  returned: Decimal,
  left: Decimal,
});
export type AdminBudget = z.infer<typeof AdminBudget>;

export const adminBudgets = operation({
  id: 'adminBudgets',
  method: 'GET',
  path: '/api/admin/budgets',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'The budgets of promotions, missions and prize games, with what is left of each',
  query: z.object({ ...page, search }),
  value: listOf(AdminBudget),
});

const ofBudget = { params: z.object({ name: z.string().check(z.maxLength(80)) }) };

export const adminBudgetFund = operation({
  id: 'adminBudgetFund',
  method: 'POST',
  path: '/api/admin/budgets/{name}/fundings',
  access: 'staff',
  permission: 'promotions.edit',
  summary: 'Adds money of the house to a budget, which is opened where there is none; the same key does so once',
  ...ofBudget,
  body: z.object({
    idempotencyKey: z.uuid(),
    amount: Decimal,
    currency: z.string().check(z.regex(/^[A-Z0-9]{3,10}$/)),
    reason,
  }),
  value: z.object({ list: z.array(AdminBudget) }),
  errors: ['VALIDATION', 'NOT_POSSIBLE', 'WAITS_FOR_APPROVAL', 'APPROVAL_PENDING'],
});

export const AdminFunding = z.object({
  id: Id,
  amount: Decimal,
  currency: z.string(),
  reason: z.string(),
  by: z.string(),
  at: Instant,
});
export type AdminFunding = z.infer<typeof AdminFunding>;

export const adminBudgetFundings = operation({
  id: 'adminBudgetFundings',
  method: 'GET',
  path: '/api/admin/budgets/{name}/fundings',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'What a budget was given, by whom and why, newest first',
  ...ofBudget,
  query: z.object(cursor),
  value: cursorListOf(AdminFunding),
});

export const applicationActs = ['approve', 'reject'] as const;

export const AdminApplication = z.object({
  id: Id,
  memberId: Id,
  username: z.string(),
  /** The key of the promotion. */
  promotion: z.string(),
  title: LocalText,
  state: z.enum(applicationStates),
  comment: z.string(),
  pictures: z.int(),
  appliedAt: Instant,
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
});
export type AdminApplication = z.infer<typeof AdminApplication>;

export const AdminApplicationCase = z.extend(AdminApplication, {
  /** What the member reads of a rejection; empty until then. */
  reason: z.string(),
  /** What approving gives, as members read it. */
  promise: z.nullable(ActivityPromise),
  can: z.array(z.enum(applicationActs)),
});
export type AdminApplicationCase = z.infer<typeof AdminApplicationCase>;

const queue = z._default(z.enum(['waiting', 'decided']), 'waiting');
const ofOne = { params: z.object({ id: Id }) };

export const adminApplications = operation({
  id: 'adminApplications',
  method: 'GET',
  path: '/api/admin/applications',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'Applications for promotions that wait, the oldest first, or those that were decided, the newest first',
  query: z.object({ ...cursor, queue }),
  value: cursorListOf(AdminApplication),
});

export const adminApplication = operation({
  id: 'adminApplication',
  method: 'GET',
  path: '/api/admin/applications/{id}',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'One application, with what approving it gives',
  ...ofOne,
  value: AdminApplicationCase,
  errors: ['NOT_FOUND'],
});

export const adminApplicationPictures = operation({
  id: 'adminApplicationPictures',
  method: 'GET',
  path: '/api/admin/applications/{id}/pictures',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'The pictures that a member sent with an application, as JPEG in base64',
  ...ofOne,
  value: z.array(z.string()),
});

export const adminApplicationDecision = operation({
  id: 'adminApplicationDecision',
  method: 'PUT',
  path: '/api/admin/applications/{id}/decision',
  access: 'staff',
  permission: 'promotions.edit',
  summary: 'Approves an application, which gives what was promised, or rejects it: the member reads the reason',
  ...ofOne,
  body: z.object({ act: z.enum(applicationActs), reason }),
  value: AdminApplicationCase,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

/** A reward that waits for staff, of a promotion whose rewards are reviewed. */
export const AdminReview = z.object({
  id: Id,
  memberId: Id,
  username: z.string(),
  promotion: z.string(),
  title: LocalText,
  reward: ActivityReward,
  cost: Decimal,
  currency: z.string(),
  at: Instant,
});
export type AdminReview = z.infer<typeof AdminReview>;

export const adminReviews = operation({
  id: 'adminReviews',
  method: 'GET',
  path: '/api/admin/reviews',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'Rewards of promotions that wait for staff, the oldest first',
  query: z.object(cursor),
  value: cursorListOf(AdminReview),
});

export const adminReviewDecision = operation({
  id: 'adminReviewDecision',
  method: 'PUT',
  path: '/api/admin/reviews/{id}/decision',
  access: 'staff',
  permission: 'promotions.edit',
  summary: 'Gives a reward that waits, or refuses it',
  ...ofOne,
  body: z.object({ act: z.enum(applicationActs), reason }),
  value: z.object({}),
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const redemptionActs = ['approve', 'reject', 'ship'] as const;

/** What a member took for points. */
export const AdminRedemption = z.object({
  id: Id,
  reference: z.string(),
  memberId: Id,
  username: z.string(),
  kind: z.enum(goodsKinds),
  names: LocalText,
  quantity: z.int(),
  points: z.int(),
  /** Of cash goods. */
  amount: z.nullable(Decimal),
  currency: z.nullable(z.string()),
  state: z.enum(['applying', 'approved', 'rejected']),
  appliedAt: Instant,
  decidedAt: z.nullable(Instant),
});
export type AdminRedemption = z.infer<typeof AdminRedemption>;

export const AdminRedemptionCase = z.extend(AdminRedemption, {
  /** To whom it goes, masked; null where it goes to the member’s balance. */
  to: z.nullable(z.string()),
  tracking: z.string(),
  /** What the member reads. */
  remark: z.string(),
  can: z.array(z.enum(redemptionActs)),
});
export type AdminRedemptionCase = z.infer<typeof AdminRedemptionCase>;

export const adminRedemptions = operation({
  id: 'adminRedemptions',
  method: 'GET',
  path: '/api/admin/points/redemptions',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'What members took for points, newest first, in one state or all',
  query: z.object({ ...cursor, state: z.optional(z.enum(['applying', 'approved', 'rejected'])) }),
  value: cursorListOf(AdminRedemption),
});

export const adminRedemption = operation({
  id: 'adminRedemption',
  method: 'GET',
  path: '/api/admin/points/redemptions/{id}',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'One redemption, with its recipient masked',
  ...ofOne,
  value: AdminRedemptionCase,
  errors: ['NOT_FOUND'],
});

export const adminRedemptionDecision = operation({
  id: 'adminRedemptionDecision',
  method: 'PUT',
  path: '/api/admin/points/redemptions/{id}/decision',
  access: 'staff',
  permission: 'promotions.edit',
  summary:
    'Approves a redemption, which pays cash goods out; rejects it, which returns points and stock; or notes the tracking number of an approved one. The member reads the remark',
  ...ofOne,
  body: z.object({
    act: z.enum(redemptionActs),
    tracking: z._default(z.string().check(z.maxLength(80)), ''),
    remark: z._default(z.string().check(z.maxLength(200)), ''),
    reason,
  }),
  value: AdminRedemptionCase,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'REWARDS_USED_UP'],
});

export const adminRedemptionRecipient = operation({
  id: 'adminRedemptionRecipient',
  method: 'POST',
  path: '/api/admin/points/redemptions/{id}/recipient',
  access: 'staff',
  permission: 'promotions.edit',
  summary: 'To whom a redemption goes, in full; that somebody looked, and why, is kept',
  ...ofOne,
  body: z.object({ reason }),
  value: z.object({ to: z.string() }),
  errors: ['NOT_FOUND'],
});

export const AdminPrizeStock = z.object({
  /** The prize’s code. */
  id: z.string(),
  names: LocalText,
  /** How many are left; null: no limit. */
  left: z.nullable(z.int()),
});
export type AdminPrizeStock = z.infer<typeof AdminPrizeStock>;

const ofGame = { params: z.object({ code: z.string().check(z.maxLength(60)) }) };

export const adminPrizeStocks = operation({
  id: 'adminPrizeStocks',
  method: 'GET',
  path: '/api/admin/prizes/{code}/stocks',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'How many are left of each prize of a wheel or an egg',
  ...ofGame,
  value: z.object({ list: z.array(AdminPrizeStock) }),
  errors: ['NOT_FOUND'],
});

export const adminPrizeStockSet = operation({
  id: 'adminPrizeStockSet',
  method: 'PUT',
  path: '/api/admin/prizes/{code}/stocks',
  access: 'staff',
  permission: 'promotions.edit',
  summary: 'Sets how many there are of a prize from now on',
  ...ofGame,
  body: z.object({
    prize: z.string().check(z.maxLength(60)),
    left: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    reason,
  }),
  value: z.object({ list: z.array(AdminPrizeStock) }),
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const adminRainPlan = operation({
  id: 'adminRainPlan',
  method: 'POST',
  path: '/api/admin/prizes/{code}/rains',
  access: 'staff',
  permission: 'promotions.edit',
  summary: 'Plans one more window of a rain of envelopes; one that begins then already stays as it is',
  ...ofGame,
  body: z.object({ startsAt: Instant, minutes: z.optional(z.int().check(z.minimum(1), z.maximum(720))), reason }),
  value: z.object({ status: z.enum(['planned', 'known']) }),
  errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'REWARDS_USED_UP'],
});
