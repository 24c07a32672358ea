import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { GameType } from './games.ts';
import { operation } from './operation.ts';
import { LocalText } from './site.ts';

/** What is needed to deliver goods: an address, an account elsewhere, or nothing (cash, paid into the balance). */
export const goodsKinds = ['parcel', 'account', 'cash'] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** The state of a redemption. `applying`: points are deducted, staff decide. `rejected` returns them. */
export const redemptionStates = ['applying', 'approved', 'rejected'] as const;
export type RedemptionState = (typeof redemptionStates)[number];

/** The reasons for movements of points. */
export const pointsKinds = ['turnover', 'deposit', 'gift', 'redeem', 'returned', 'convert', 'adjustment'] as const;
export type PointsKind = (typeof pointsKinds)[number];

/** Maximum number of one item per redemption. */
export const MOST_GOODS_AT_ONCE = 99;

/** `version` grows by one with each movement: of two balances, the one with the higher version is newer. Points never expire. */
export const PointsBalance = z.object({ balance: z.int(), version: z.int() });
export type PointsBalance = z.infer<typeof PointsBalance>;

/** Points for each full `per` of money. */
const EarningRule = z.object({ per: Decimal, points: z.int() });

export const PointsConfig = z.object({
  isOffered: z.boolean(),
  currency: z.string(),
  /** For valid bets, by area. An area that is missing earns nothing. */
  turnover: z.array(z.object({ area: GameType, ...EarningRule.shape })),
  /** For deposits; null: they earn nothing. */
  deposit: z.nullable(EarningRule),
  /**
   * Conversion into money: each `points` are worth `amount`. Minimum `least` points at once, maximum `mostPerDay` per day of the
   * brand.
   */
  convert: z.object({
    isOffered: z.boolean(),
    points: z.int(),
    amount: Decimal,
    least: z.int(),
    mostPerDay: z.int(),
    /** Times that the amount must be staked before it can be withdrawn. */
    turnoverFactor: z.number(),
  }),
});
export type PointsConfig = z.infer<typeof PointsConfig>;

export const GoodsPicture = z.object({
  url: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
});

export const Goods = z.object({
  id: Id,
  kind: z.enum(goodsKinds),
  name: LocalText,
  /** Plain text; may have several lines. */
  details: LocalText,
  /** Null if it no longer exists. */
  picture: z.nullable(GoodsPicture),
  /** Points for one item. */
  price: z.int(),
  stock: z.int(),
  /** The lowest rank that can redeem it; 0: everybody. */
  vipLevel: z.int(),
  /** Maximum number per member; null: no maximum. */
  perMember: z.nullable(z.int()),
  /** The amount that one item of cash pays. */
  amount: z.nullable(Decimal),
});
export type Goods = z.infer<typeof Goods>;

/** The destination of a redemption: name, phone and address for a parcel; account and holder for an account. */
export const Recipient = z.object({
  name: z._default(z.string().check(z.maxLength(200)), ''),
  phone: z._default(z.string().check(z.maxLength(200)), ''),
  address: z._default(z.string().check(z.maxLength(1000)), ''),
  account: z._default(z.string().check(z.maxLength(200)), ''),
});
export type Recipient = z.infer<typeof Recipient>;

export const Redemption = z.object({
  id: Id,
  /** The number to give to customer service. */
  reference: z.string(),
  kind: z.enum(goodsKinds),
  name: LocalText,
  picture: z.nullable(GoodsPicture),
  quantity: z.int(),
  points: z.int(),
  /** Only for cash. */
  amount: z.nullable(Decimal),
  currency: z.nullable(z.string()),
  status: z.enum(redemptionStates),
  /** Written by staff; empty if there is nothing to say. */
  remark: z.string(),
  /** Of the parcel, or of the payment to the account; empty until there is one. */
  transactionReference: z.string(),
  /** Empty if there is no destination. Only the end of an account is shown. */
  receivingAddress: z.string(),
  paidAccount: z.string(),
  applyTime: Instant,
  /** When staff decided. */
  time: z.nullable(Instant),
});
export type Redemption = z.infer<typeof Redemption>;

/** A movement of points. `reference` is its cause: the code of an area for bets, a number of the mall, or the name of a gift. */
export const PointsTransaction = z.object({
  id: z.string(),
  kind: z.enum(pointsKinds),
  changed: z.int(),
  balance: z.int(),
  reference: z.string(),
  at: Instant,
});
export type PointsTransaction = z.infer<typeof PointsTransaction>;

export const pointsBalance = operation({
  id: 'pointsBalance',
  method: 'GET',
  path: '/api/points',
  access: 'member',
  summary: 'The points the member has',
  value: PointsBalance,
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const pointsConfig = operation({
  id: 'pointsConfig',
  method: 'GET',
  path: '/api/points/config',
  access: 'public',
  summary: 'How points are earned, and what they are worth in money',
  value: PointsConfig,
});

export const pointsRewardList = operation({
  id: 'pointsRewardList',
  method: 'GET',
  path: '/api/points/goods',
  access: 'public',
  summary: 'The goods of the points mall',
  value: z.object({ list: z.array(Goods) }),
});

const Key = { idempotencyKey: z.uuid(), paymentPassword: z.string().check(z.maxLength(200)) };
const passwordErrors = ['PAYMENT_PASSWORD_NOT_SET', 'WRONG_PAYMENT_PASSWORD', 'TOO_MANY_REQUESTS'] as const;

export const redeemPoints = operation({
  id: 'redeemPoints',
  method: 'POST',
  path: '/api/points/redemptions',
  access: 'member',
  encrypted: true,
  summary: 'Takes goods for points; the same idempotency key takes them once',
  body: z.object({
    goodsId: Id,
    quantity: z.int().check(z.minimum(1), z.maximum(MOST_GOODS_AT_ONCE)),
    recipient: z.nullable(Recipient),
    ...Key,
  }),
  value: Redemption,
  errors: [
    'VALIDATION',
    'TRUE_ACCOUNT_REQUIRED',
    'POINTS_CLOSED',
    ...passwordErrors,
    'NOT_FOUND',
    'VIP_LEVEL_REQUIRED',
    'OUT_OF_STOCK',
    'GOODS_LIMIT_REACHED',
    'POINTS_TOO_LOW',
    'POINTS_BUDGET_USED_UP',
    'SELF_EXCLUDED',
    'IDEMPOTENCY_CONFLICT',
  ],
});

const page = {
  /** Only entries older than this one. */
  before: z.optional(Id),
  pageSize: z._default(queryInteger(1, 100), 20),
};

export const redeemList = operation({
  id: 'redeemList',
  method: 'GET',
  path: '/api/points/redemptions',
  access: 'member',
  summary: 'What the member took, latest first; `next` begins the following page, and is null after the last',
  query: z.object({ ...page, status: z.optional(z.enum(redemptionStates)) }),
  value: z.object({ list: z.array(Redemption), next: z.nullable(Id) }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const pointsTransactions = operation({
  id: 'pointsTransactions',
  method: 'GET',
  path: '/api/points/transactions',
  access: 'member',
  summary: 'The movements of the member’s points, latest first, paged as `redeemList` is',
  query: z.object(page),
  value: z.object({ list: z.array(PointsTransaction), next: z.nullable(Id) }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const convertPoints = operation({
  id: 'convertPoints',
  method: 'POST',
  path: '/api/points/conversions',
  access: 'member',
  encrypted: true,
  summary: 'Turns points into money; the same idempotency key does so once',
  body: z.object({ points: z.int().check(z.minimum(1), z.maximum(1_000_000_000)), ...Key }),
  value: z.object({ points: z.int(), amount: Decimal, currency: z.string(), balance: z.int() }),
  errors: [
    'VALIDATION',
    'TRUE_ACCOUNT_REQUIRED',
    'POINTS_CLOSED',
    ...passwordErrors,
    'POINTS_TOO_LOW',
    'POINTS_LIMIT_REACHED',
    'POINTS_BUDGET_USED_UP',
    'SELF_EXCLUDED',
    'IDEMPOTENCY_CONFLICT',
  ],
});
