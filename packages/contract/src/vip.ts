import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { operation } from './operation.ts';
import { LocalText } from './site.ts';

/** What the frame shows of a member's rank. Without VIP, and for trial accounts, there is none. */
export const VipState = z.object({
  hasVip: z.boolean(),
  vipLabelName: z.nullable(LocalText),
  vipRankLevel: z.nullable(z.int()),
});
export type VipState = z.infer<typeof VipState>;

/** When members rise: as soon as they have grown enough, or when a month has ended. */
export const vipUpgrades = ['at_once', 'monthly'] as const;

/** What a rank brings. Where it says nothing, what holds for everybody holds. */
export const VipPrivileges = z.object({
  /** Percent more of each rebate rate. */
  rebate: Decimal,
  /** Of withdrawals: the most in one, on a day, how many on a day, and how many of them are free. */
  withdrawal: z.object({
    max: z.nullable(Decimal),
    dayAmount: z.nullable(Decimal),
    dayCount: z.nullable(z.int()),
    freePerDay: z.nullable(z.int()),
  }),
  /** Given by the promotions that name ranks. */
  bonus: z.object({ upgrade: Decimal, weekly: Decimal, monthly: Decimal }),
  /** Somebody of the house who is there for the member, told to him alone. */
  hasManager: z.boolean(),
});
export type VipPrivileges = z.infer<typeof VipPrivileges>;

export const VipRank = z.object({
  level: z.int(),
  name: LocalText,
  /** From so much growth on. */
  growth: z.int(),
  /** Growth of a month without which the rank is lost; 0: it stays. */
  keep: z.int(),
  privileges: VipPrivileges,
});
export type VipRank = z.infer<typeof VipRank>;

export const VipTable = z.object({
  isOffered: z.boolean(),
  currency: z.string(),
  /** So much paid in, or so many valid bets, are one of growth. */
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
  /** What counts towards the next rank. */
  growth: z.int(),
  /** What it is made of: all that was paid in, all valid bets. */
  deposits: Decimal,
  validBets: Decimal,
  /** The rank after the one earned; null at the top. */
  next: z.nullable(z.object({ level: z.int(), growth: z.int(), remaining: z.int() })),
  /** Of this month by the brand's calendar: what was grown, and what the rank asks for. Null where nothing is asked yet. */
  month: z.nullable(z.object({ growth: z.int(), keep: z.int(), endsAt: Instant })),
  /** Staff has set the rank: until then, or (null) until it says otherwise. */
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

/** Why a rank changed: growth, a month that ended, staff, the end of what staff had set, a new table. */
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
