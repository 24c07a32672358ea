import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { operation } from './operation.ts';
import { LocalText } from './site.ts';

/** The part of a member's rank that the frame shows. There is none without VIP, and none for trial accounts. */
export const VipState = z.object({
  hasVip: z.boolean(),
  vipLabelName: z.nullable(LocalText),
  vipRankLevel: z.nullable(z.int()),
});
export type VipState = z.infer<typeof VipState>;

/** When members rise: as soon as they have enough growth, or at the end of a month. */
export const vipUpgrades = ['at_once', 'monthly'] as const;

/** The privileges of a rank. Where a value is missing, the brand's general rule applies. */
export const VipPrivileges = z.object({
  /** Additional percent of each rebate rate. */
  rebate: Decimal,
  /** For withdrawals: maximum of one, maximum per day, number per day, and how many of them are free. */
  withdrawal: z.object({
    max: z.nullable(Decimal),
    dayAmount: z.nullable(Decimal),
    dayCount: z.nullable(z.int()),
    freePerDay: z.nullable(z.int()),
  }),
  /** Given by promotions whose audience is a rank. */
  bonus: z.object({ upgrade: Decimal, weekly: Decimal, monthly: Decimal }),
  /** A personal account manager, shown to this member alone. */
  hasManager: z.boolean(),
});
export type VipPrivileges = z.infer<typeof VipPrivileges>;

export const VipRank = z.object({
  level: z.int(),
  name: LocalText,
  /** The growth from which the rank applies. */
  growth: z.int(),
  /** Monthly growth below which the rank is lost; 0: the rank is permanent. */
  keep: z.int(),
  privileges: VipPrivileges,
});
export type VipRank = z.infer<typeof VipRank>;

export const VipTable = z.object({
  isOffered: z.boolean(),
  currency: z.string(),
  /** The amount of deposits, or of valid bets, that gives one unit of growth. */
  depositPer: Decimal,
  betPer: Decimal,
  upgrade: z.enum(vipUpgrades),
  ranks: z.array(VipRank),
});
export type VipTable = z.infer<typeof VipTable>;

export const vipRanks = operation({
  id: 'vipRanks',
  method: 'GET',
  path: '/api/vip/ranks',
  access: 'public',
  summary: 'The ranks, how they are reached and kept, and what they bring',
  value: VipTable,
});

export const VipStanding = z.object({
  level: z.int(),
  since: Instant,
  /** The growth that counts towards the next rank. */
  growth: z.int(),
  /** Its components: all deposits, all valid bets. */
  deposits: Decimal,
  validBets: Decimal,
  /** The rank after the earned one; null at the top. */
  next: z.nullable(z.object({ level: z.int(), growth: z.int(), remaining: z.int() })),
  /**
   * This month by the brand's calendar: growth so far, and the growth that the rank requires. Null if nothing is required yet.
   */
  month: z.nullable(z.object({ growth: z.int(), keep: z.int(), endsAt: Instant })),
  /** Staff have set the rank: until this time, or (null) until they unset it. */
  set: z.nullable(z.object({ until: z.nullable(Instant) })),
  manager: z.nullable(z.object({ name: z.string(), url: z.string() })),
});
export type VipStanding = z.infer<typeof VipStanding>;

export const vipStanding = operation({
  id: 'vipStanding',
  method: 'GET',
  path: '/api/vip',
  access: 'member',
  summary: 'The member’s rank, and how far it is to the next',
  value: VipStanding,
  errors: ['TRUE_ACCOUNT_REQUIRED', 'VIP_CLOSED'],
});

/** Why a rank changed: growth, the end of a month, staff, the end of a rank set by staff, a new table. */
export const vipCauses = ['growth', 'month', 'staff', 'staff_ended', 'recount'] as const;

export const VipChange = z.object({
  id: Id,
  from: z.int(),
  to: z.int(),
  cause: z.enum(vipCauses),
  at: Instant,
});
export type VipChange = z.infer<typeof VipChange>;

export const vipHistory = operation({
  id: 'vipHistory',
  method: 'GET',
  path: '/api/vip/history',
  access: 'member',
  summary:
    'The changes of the member’s rank, latest first; `next` begins the following page, and is null after the last',
  query: z.object({ before: z.optional(Id), pageSize: z._default(queryInteger(1, 100), 20) }),
  value: z.object({ list: z.array(VipChange), next: z.nullable(Id) }),
  errors: ['TRUE_ACCOUNT_REQUIRED', 'VIP_CLOSED'],
});
