import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { cursor, cursorListOf, reason, search } from './lists.ts';

/** What can be locked beside signing in, which is the state `suspended`. Each holds until somebody unlocks it. */
export const memberLocks = ['play', 'withdraw'] as const;
export type MemberLock = (typeof memberLocks)[number];

export const memberStates = ['active', 'suspended', 'closed'] as const;

/** A word that staff sorts members by, and that promotions choose their audience by: small letters, digits and hyphens. */
export const MemberTag = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

export const AdminMember = z.object({
  id: Id,
  username: z.string(),
  nickname: z.string(),
  type: z.int(),
  status: z.enum(memberStates),
  locks: z.array(z.enum(memberLocks)),
  tags: z.array(z.string()),
  currency: z.string(),
  language: z.string(),
  registeredAt: Instant,
  cash: Decimal,
  bonus: Decimal,
});
export type AdminMember = z.infer<typeof AdminMember>;

/**
 * What a member is found by. A name by its beginning, everything else exactly: whoever knows a number finds its member, and nobody
 * learns a number by trying its beginning. `device` is the number of a sign-in: whoever signed in by the same device.
 */
export const memberSearches = ['name', 'id', 'mobile', 'email', 'account', 'ip', 'device'] as const;
export type MemberSearch = (typeof memberSearches)[number];

export const adminMembers = operation({
  id: 'adminMembers',
  method: 'GET',
  path: '/api/admin/members',
  access: 'staff',
  permission: 'members.view',
  summary: 'Members, the newest first; where a name is searched for, in the order of names',
  query: z.object({
    ...cursor,
    by: z._default(z.enum(memberSearches), 'name'),
    search,
    status: z.optional(z.enum(memberStates)),
    tag: z.optional(MemberTag),
  }),
  value: cursorListOf(AdminMember),
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

export const adminMemberLock = operation({
  id: 'adminMemberLock',
  method: 'PUT',
  path: '/api/admin/members/{id}/locks/{kind}',
  access: 'staff',
  permission: 'members.edit',
  summary: 'Locks a member out of play or of withdrawals, or lets them again, at once; they can sign in all the while',
  params: z.object({ id: Id, kind: z.enum(memberLocks) }),
  body: z.object({ locked: z.boolean(), reason }),
  value: AdminMember,
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

export const AdminNote = z.object({ id: Id, text: z.string(), by: z.string(), at: Instant });
export type AdminNote = z.infer<typeof AdminNote>;

export const adminMemberNotes = operation({
  id: 'adminMemberNotes',
  method: 'GET',
  path: '/api/admin/members/{id}/notes',
  access: 'staff',
  permission: 'notes.view',
  summary: 'What employees noted about a member, newest first',
  params: z.object({ id: Id }),
  query: z.object(cursor),
  value: cursorListOf(AdminNote),
});

export const adminMemberNote = operation({
  id: 'adminMemberNote',
  method: 'POST',
  path: '/api/admin/members/{id}/notes',
  access: 'staff',
  permission: 'notes.edit',
  summary:
    'Notes something about a member, for other employees; a note stays as it was written. The same key notes once',
  params: z.object({ id: Id }),
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)), idempotencyKey: z.uuid() }),
  value: AdminNote,
});

export const adminMemberTags = operation({
  id: 'adminMemberTags',
  method: 'PUT',
  path: '/api/admin/members/{id}/tags',
  access: 'staff',
  permission: 'notes.edit',
  summary: 'Gives a member these tags instead of those they have',
  params: z.object({ id: Id }),
  body: z.object({ tags: z.array(MemberTag).check(z.maxLength(20)), reason }),
  value: AdminMember,
});

export const adminMemberUplines = operation({
  id: 'adminMemberUplines',
  method: 'GET',
  path: '/api/admin/members/{id}/uplines',
  access: 'staff',
  permission: 'members.view',
  summary: 'Who brought the member, and who brought them, from the nearest up',
  params: z.object({ id: Id }),
  value: z.object({ list: z.array(z.object({ id: Id, username: z.string(), type: z.int() })) }),
});

/** Why two accounts may be one person’s. */
export const memberLinkReasons = ['device', 'address', 'payee'] as const;

export const AdminLinkedMember = z.object({
  id: Id,
  username: z.string(),
  status: z.enum(memberStates),
  registeredAt: Instant,
  reasons: z.array(z.enum(memberLinkReasons)),
});
export type AdminLinkedMember = z.infer<typeof AdminLinkedMember>;

export const adminMemberLinks = operation({
  id: 'adminMemberLinks',
  method: 'GET',
  path: '/api/admin/members/{id}/links',
  access: 'staff',
  permission: 'members.view',
  summary:
    'Members who have, or had, an account for withdrawals of this member, or signed in from the device or address of their latest sign-ins: the strongest reason first, at most 100',
  params: z.object({ id: Id }),
  value: z.object({ list: z.array(AdminLinkedMember) }),
});
