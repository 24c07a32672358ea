import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { PointsTransaction } from '../points.ts';
import { LocalText } from '../site.ts';
import { vipCauses } from '../vip.ts';
import { cursor, cursorListOf, reason } from './lists.ts';

const ofMember = { params: z.object({ id: Id }) };

export const AdminGift = z.object({
  id: Id,
  source: z.string(),
  title: LocalText,
  kind: z.enum(['cash', 'bonus', 'points', 'tickets', 'free_rounds']),
  /** Of money; null of everything else. */
  amount: z.nullable(Decimal),
  currency: z.nullable(z.string()),
  /** How many points, tickets or rounds; null of money. */
  number: z.nullable(z.int()),
  state: z.enum(['coming', 'waiting', 'claimed', 'expired', 'taken_back']),
  givenAt: Instant,
  expiresAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
});
export type AdminGift = z.infer<typeof AdminGift>;

export const adminMemberGifts = operation({
  id: 'adminMemberGifts',
  method: 'GET',
  path: '/api/admin/members/{id}/gifts',
  access: 'staff',
  permission: 'members.view',
  summary: 'What a member was given, by promotions, missions, prizes or staff, newest first',
  ...ofMember,
  query: z.object(cursor),
  value: cursorListOf(AdminGift),
});

export const AdminAward = z.object({
  id: Id,
  promotion: z.string(),
  state: z.string(),
  reason: z.string(),
  at: Instant,
});
export type AdminAward = z.infer<typeof AdminAward>;

export const adminMemberAwards = operation({
  id: 'adminMemberAwards',
  method: 'GET',
  path: '/api/admin/members/{id}/promotions',
  access: 'staff',
  permission: 'members.view',
  summary: 'What promotions judged a member to have earned, newest first',
  ...ofMember,
  query: z.object(cursor),
  value: cursorListOf(AdminAward),
});

export const AdminPointsMovement = z.extend(PointsTransaction, { reason: z.string(), by: z.string() });
export type AdminPointsMovement = z.infer<typeof AdminPointsMovement>;

export const adminMemberPoints = operation({
  id: 'adminMemberPoints',
  method: 'GET',
  path: '/api/admin/members/{id}/points',
  access: 'staff',
  permission: 'members.view',
  summary: 'The movements of a member’s points, newest first, each with the balance it left',
  ...ofMember,
  query: z.object(cursor),
  value: cursorListOf(AdminPointsMovement),
});

export const adminMemberPointsChange = operation({
  id: 'adminMemberPointsChange',
  method: 'POST',
  path: '/api/admin/members/{id}/points',
  access: 'staff',
  permission: 'promotions.edit',
  summary: 'Gives a member points, or takes some, never below zero; the same key does it once',
  ...ofMember,
  body: z.object({
    points: z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000)),
    reason,
    idempotencyKey: z.uuid(),
  }),
  value: z.object({ balance: z.int() }),
  errors: [
    'NOT_FOUND',
    'VALIDATION',
    'POINTS_TOO_LOW',
    'IDEMPOTENCY_CONFLICT',
    'WAITS_FOR_APPROVAL',
    'APPROVAL_PENDING',
  ],
});

export const AdminVipChange = z.object({
  id: Id,
  from: z.int(),
  to: z.int(),
  cause: z.enum(vipCauses),
  reason: z.string(),
  by: z.string(),
  at: Instant,
});
export type AdminVipChange = z.infer<typeof AdminVipChange>;

export const AdminVip = z.object({
  level: z.int(),
  earned: z.int(),
  /** Staff has set the rank: until this time, or (null) until staff unsets it. */
  set: z.nullable(z.object({ until: z.nullable(Instant) })),
  ranks: z.array(z.object({ level: z.int(), name: LocalText })),
});
export type AdminVip = z.infer<typeof AdminVip>;

export const adminMemberVip = operation({
  id: 'adminMemberVip',
  method: 'GET',
  path: '/api/admin/members/{id}/vip',
  access: 'staff',
  permission: 'members.view',
  summary: 'A member’s rank, and the ranks there are',
  ...ofMember,
  value: AdminVip,
});

export const adminMemberVipChanges = operation({
  id: 'adminMemberVipChanges',
  method: 'GET',
  path: '/api/admin/members/{id}/vip/changes',
  access: 'staff',
  permission: 'members.view',
  summary: 'The changes of a member’s rank, newest first',
  ...ofMember,
  query: z.object(cursor),
  value: cursorListOf(AdminVipChange),
});

export const adminMemberVipRank = operation({
  id: 'adminMemberVipRank',
  method: 'PUT',
  path: '/api/admin/members/{id}/vip',
  access: 'staff',
  permission: 'promotions.edit',
  summary: 'Sets a member’s rank, until a time or until it is unset; `level` null restores the earned one',
  ...ofMember,
  body: z.object({ level: z.nullable(z.int()), until: z.nullable(Instant), reason }),
  value: AdminVip,
  errors: ['NOT_FOUND'],
});

export const adminMemberTickets = operation({
  id: 'adminMemberTickets',
  method: 'GET',
  path: '/api/admin/members/{id}/tickets',
  access: 'staff',
  permission: 'members.view',
  summary: 'The tickets of prize games that a member can use now, and the games there are',
  ...ofMember,
  value: z.object({
    list: z.array(
      z.object({
        /** The game’s code. */
        id: z.string(),
        tickets: z.int(),
        /** The next that expire. */
        next: z.nullable(z.object({ tickets: z.int(), expiresAt: Instant })),
      }),
    ),
    games: z.array(z.string()),
  }),
});

export const adminMemberTicketsGift = operation({
  id: 'adminMemberTicketsGift',
  method: 'POST',
  path: '/api/admin/members/{id}/tickets',
  access: 'staff',
  permission: 'promotions.edit',
  summary: 'Gives a member tickets of a prize game; the same key gives once',
  ...ofMember,
  body: z.object({
    game: z.string().check(z.maxLength(60)),
    tickets: z.int().check(z.minimum(1), z.maximum(1000)),
    expiresAt: z.nullable(Instant),
    reason,
    idempotencyKey: z.uuid(),
  }),
  value: z.object({}),
  errors: ['NOT_FOUND', 'VALIDATION', 'IDEMPOTENCY_CONFLICT'],
});
