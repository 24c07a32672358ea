import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { exclusionMonths, sessionMinutes } from '../constants.ts';
import { accountTypes } from '../identity.ts';
import { InboxMessage } from '../inbox.ts';
import { LimitKind, LimitPeriod, PlayLimits } from '../limits.ts';
import { operation } from '../operation.ts';
import { AdminAuditEntry } from './audit.ts';
import { cursor, cursorListOf, reason } from './lists.ts';

const ofMember = { params: z.object({ id: Id }) };
const because = { body: z.object({ reason }) };
const done = { value: z.object({}) };

export const AdminSignIn = z.object({
  id: Id,
  method: z.string(),
  ip: z.string(),
  country: z.nullable(z.string()),
  /** What the browser says of itself. */
  device: z.string(),
  openedAt: Instant,
  seenAt: Instant,
  /** Null: the session is open. */
  endedAt: z.nullable(Instant),
});
export type AdminSignIn = z.infer<typeof AdminSignIn>;

export const adminMemberSignIns = operation({
  id: 'adminMemberSignIns',
  method: 'GET',
  path: '/api/admin/members/{id}/sign-ins',
  access: 'staff',
  permission: 'members.view',
  summary: 'Where and by what a member signed in, newest first, with what is still open',
  ...ofMember,
  query: z.object(cursor),
  value: cursorListOf(AdminSignIn),
});

export const adminMemberSecurity = operation({
  id: 'adminMemberSecurity',
  method: 'GET',
  path: '/api/admin/members/{id}/security',
  access: 'staff',
  permission: 'members.view',
  summary: 'Whether a member has an authenticator',
  ...ofMember,
  value: z.object({ hasAuthenticator: z.boolean() }),
});

export const adminMemberSignOut = operation({
  id: 'adminMemberSignOut',
  method: 'POST',
  path: '/api/admin/members/{id}/sign-out',
  access: 'staff',
  permission: 'support.edit',
  summary: 'Ends one session of a member, or all',
  ...ofMember,
  body: z.object({ session: z.nullable(Id), reason }),
  ...done,
  errors: ['NOT_FOUND'],
});

export const adminMemberAuthenticatorRemoval = operation({
  id: 'adminMemberAuthenticatorRemoval',
  method: 'POST',
  path: '/api/admin/members/{id}/authenticator/removal',
  access: 'staff',
  permission: 'support.edit',
  fresh: true,
  summary: 'Removes the authenticator of a member who has lost it; all sessions end, and the member is told',
  ...ofMember,
  ...because,
  ...done,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const adminMemberPassword = operation({
  id: 'adminMemberPassword',
  method: 'POST',
  path: '/api/admin/members/{id}/password',
  access: 'staff',
  permission: 'support.edit',
  fresh: true,
  summary:
    'Gives a member who has proved who they are a new password, shown once; all sessions end, and the member is told',
  ...ofMember,
  ...because,
  value: z.object({ password: z.string() }),
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const adminMemberLimits = operation({
  id: 'adminMemberLimits',
  method: 'GET',
  path: '/api/admin/members/{id}/limits',
  access: 'staff',
  permission: 'members.view',
  summary: 'A member’s limits, their own and the operator’s, pauses and exclusion',
  ...ofMember,
  value: PlayLimits,
});

export const adminMemberMoneyLimit = operation({
  id: 'adminMemberMoneyLimit',
  method: 'PUT',
  path: '/api/admin/members/{id}/limits/{kind}/{period}',
  access: 'staff',
  permission: 'compliance.edit',
  summary:
    'Limits a member on the operator’s part, or (null) lifts that, at once. The stricter of it and the member’s own holds; the member sees it and cannot loosen it',
  params: z.object({ id: Id, kind: LimitKind, period: LimitPeriod }),
  body: z.object({ amount: z.nullable(Decimal), reason }),
  value: PlayLimits,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const adminMemberSessionLimit = operation({
  id: 'adminMemberSessionLimit',
  method: 'PUT',
  path: '/api/admin/members/{id}/limits/session',
  access: 'staff',
  permission: 'compliance.edit',
  summary: 'The same for the time of a session, in minutes; sessions under way are shortened',
  ...ofMember,
  body: z.object({
    minutes: z.nullable(z.int().check(z.minimum(sessionMinutes.min), z.maximum(sessionMinutes.max))),
    reason,
  }),
  value: PlayLimits,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const AdminLimitChange = z.object({
  id: Id,
  what: z.string(),
  details: z.record(z.string(), z.unknown()),
  by: z.string(),
  at: Instant,
});
export type AdminLimitChange = z.infer<typeof AdminLimitChange>;

export const adminMemberLimitChanges = operation({
  id: 'adminMemberLimitChanges',
  method: 'GET',
  path: '/api/admin/members/{id}/limits/changes',
  access: 'staff',
  permission: 'members.view',
  summary: 'What changed of a member’s limits, pauses and exclusions, newest first',
  ...ofMember,
  query: z.object(cursor),
  value: cursorListOf(AdminLimitChange),
});

export const adminMemberExclusion = operation({
  id: 'adminMemberExclusion',
  method: 'POST',
  path: '/api/admin/members/{id}/exclusion',
  access: 'staff',
  permission: 'support.edit',
  summary: 'Excludes a member who asked for it, for months or (null) for ever; nothing undoes or shortens it',
  ...ofMember,
  body: z.object({
    months: z.nullable(z.int().check(z.minimum(exclusionMonths.min), z.maximum(exclusionMonths.max))),
    reason,
  }),
  value: PlayLimits,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const adminMemberMessages = operation({
  id: 'adminMemberMessages',
  method: 'GET',
  path: '/api/admin/members/{id}/messages',
  access: 'staff',
  permission: 'support.view',
  summary: 'A member’s messages, newest first, in the language of the employee',
  ...ofMember,
  query: z.object(cursor),
  value: cursorListOf(InboxMessage),
});

const Words = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
});

export const adminMemberMessage = operation({
  id: 'adminMemberMessage',
  method: 'POST',
  path: '/api/admin/members/{id}/messages',
  access: 'staff',
  permission: 'support.edit',
  summary: 'Sends a member a message, in the brand’s own language and others; the same key sends once',
  ...ofMember,
  body: z.object({
    texts: z.object({ lo: z.optional(Words), en: z.optional(Words), cn: z.optional(Words) }),
    reason,
    idempotencyKey: z.uuid(),
  }),
  ...done,
  errors: ['NOT_FOUND', 'VALIDATION', 'IDEMPOTENCY_CONFLICT'],
});

export const adminMemberAgent = operation({
  id: 'adminMemberAgent',
  method: 'POST',
  path: '/api/admin/members/{id}/agent',
  access: 'staff',
  permission: 'agents.edit',
  summary: 'Makes a member an agent, with an invitation code where one is given',
  ...ofMember,
  body: z.object({
    type: z.int().check(z.refine((type) => (accountTypes.agent as readonly number[]).includes(type))),
    code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    reason,
  }),
  ...done,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'VALIDATION'],
});

export const adminMemberAudit = operation({
  id: 'adminMemberAudit',
  method: 'GET',
  path: '/api/admin/members/{id}/audit',
  access: 'staff',
  permission: 'audit.view',
  summary: 'What employees did about a member, newest first',
  ...ofMember,
  query: z.object(cursor),
  value: cursorListOf(AdminAuditEntry),
});

export const adminMemberExport = operation({
  id: 'adminMemberExport',
  method: 'POST',
  path: '/api/admin/members/{id}/export',
  access: 'staff',
  permission: 'members.export',
  summary:
    'Everything that is kept of one member, by the modules that keep it, personal data in full: for a file that the member may ask for by law. That it was taken, and why, is recorded',
  ...ofMember,
  ...because,
  value: z.record(z.string(), z.unknown()),
  errors: ['NOT_FOUND'],
});
