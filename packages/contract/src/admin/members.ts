import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { AccountMovement, BettingRound } from '../records.ts';
import { listOf, page, reason, search } from './lists.ts';

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
  permission: 'members.view',
  summary: 'Members, newest first; search takes the beginning of a username',
  query: z.object({ ...page, search }),
  value: listOf(AdminMember),
});

export const adminMember = operation({
  id: 'adminMember',
  method: 'GET',
  path: '/api/admin/members/{id}',
  access: 'staff',
  permission: 'members.view',
  summary: 'One member with their balances',
  params: z.object({ id: Id }),
  value: AdminMember,
});

export const adminMemberStatus = operation({
  id: 'adminMemberStatus',
  method: 'PUT',
  path: '/api/admin/members/{id}/status',
  access: 'staff',
  permission: 'members.edit',
  summary: 'Suspends a member or lets them play again, at once, with a reason that is kept',
  params: z.object({ id: Id }),
  body: z.object({
    status: z.enum(['active', 'suspended']),
    reason,
  }),
  value: AdminMember,
});

export const adminMovements = operation({
  id: 'adminMovements',
  method: 'GET',
  path: '/api/admin/members/{id}/movements',
  access: 'staff',
  permission: 'members.view',
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
  permission: 'members.view',
  summary: 'The rounds a member played, newest first',
  params: z.object({ id: Id }),
  query: z.object(page),
  value: listOf(BettingRound),
});

/** Personal data of a member that the console masks. */
export const maskedFields = ['mobile', 'email', 'fullName', 'payeeName', 'birthday', 'idNumber'] as const;
export type MaskedField = (typeof maskedFields)[number];

export const adminMemberContact = operation({
  id: 'adminMemberContact',
  method: 'GET',
  path: '/api/admin/members/{id}/contact',
  access: 'staff',
  permission: 'members.view',
  summary: 'A member’s personal data, masked; what they never gave is empty',
  params: z.object({ id: Id }),
  value: z.object({ list: z.array(z.object({ field: z.enum(maskedFields), shown: z.string() })) }),
});

export const adminMemberReveal = operation({
  id: 'adminMemberReveal',
  method: 'POST',
  path: '/api/admin/members/{id}/contact/{field}/reveal',
  access: 'staff',
  permission: 'members.reveal',
  summary: 'One field of a member’s personal data in full; each reveal is recorded with its reason',
  params: z.object({ id: Id, field: z.enum(maskedFields) }),
  body: z.object({ reason }),
  value: z.object({ value: z.string() }),
});
