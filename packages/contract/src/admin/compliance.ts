import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { cursor, cursorListOf, placeCursor, reason } from './lists.ts';

/** Players' safety and data: limits and exclusions, significant events, large transactions, data requests, anonymising. */

export const restrictionKinds = ['excluded', 'time_out', 'limited'] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

export const AdminRestriction = z.object({
  /** The member’s. */
  id: Id,
  username: z.string(),
  /** Null: not excluded. */
  excludedSince: z.nullable(Instant),
  /** Null where they are excluded: for good. */
  excludedUntil: z.nullable(Instant),
  timeOutUntil: z.nullable(Instant),
  /** Limits that they set, as `deposit day 500000.00`; minutes of a session. */
  limits: z.array(z.object({ kind: z.string(), period: z.string(), value: z.string() })),
});
export type AdminRestriction = z.infer<typeof AdminRestriction>;

export const adminRestrictions = operation({
  id: 'adminRestrictions',
  method: 'GET',
  path: '/api/admin/compliance/restrictions',
  access: 'staff',
  permission: 'compliance.view',
  summary: 'Members who are excluded now, have a time-out now, or have limits of their own, by ID',
  query: z.object({ ...cursor, kind: z._default(z.enum(restrictionKinds), 'excluded') }),
  value: cursorListOf(AdminRestriction),
});

export const eventSources = ['transactions', 'safety', 'staff'] as const;
export type EventSource = (typeof eventSources)[number];

export const AdminEvent = z.object({
  id: z.string(),
  at: Instant,
  source: z.enum(eventSources),
  /** What happened: a large transaction, a pause or exclusion, or the action of an employee as the audit log has it. */
  kind: z.string(),
  memberId: z.nullable(Id),
  username: z.nullable(z.string()),
  amount: z.nullable(Decimal),
  currency: z.nullable(z.string()),
  /** The employee or member who did it. */
  by: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
});
export type AdminEvent = z.infer<typeof AdminEvent>;

export const adminEvents = operation({
  id: 'adminEvents',
  method: 'GET',
  path: '/api/admin/compliance/events',
  access: 'staff',
  permission: 'compliance.view',
  summary:
    'Significant events, the newest first: large transactions, pauses and exclusions of members, and of employees: failed sign-ins, corrections, changes of settings, odds, rights, keys and switches, reveals and exports of data',
  query: z.object({ ...placeCursor, source: z.optional(z.enum(eventSources)) }),
  value: cursorListOf(AdminEvent),
});

/** `stake`, `win`: of one round. */
export const largeTransactionKinds = ['deposit', 'withdrawal', 'stake', 'win'] as const;
export type LargeTransactionKind = (typeof largeTransactionKinds)[number];

export const adminLargeTransactions = operation({
  id: 'adminLargeTransactions',
  method: 'GET',
  path: '/api/admin/compliance/transactions',
  access: 'staff',
  permission: 'compliance.view',
  summary:
    'Deposits, withdrawals, and stakes and wins of rounds that reached the amount set for them when they happened, newest first',
  query: z.object({ ...cursor, kind: z.optional(z.enum(largeTransactionKinds)) }),
  value: cursorListOf(AdminEvent),
});

export const dataRequestKinds = ['export', 'erase'] as const;
export const dataRequestStates = ['open', 'done', 'refused'] as const;

export const AdminDataRequest = z.object({
  id: Id,
  memberId: Id,
  username: z.string(),
  kind: z.enum(dataRequestKinds),
  state: z.enum(dataRequestStates),
  askedAt: Instant,
  /** By then the law wants an answer. */
  dueAt: Instant,
  notedBy: z.string(),
  endedAt: z.nullable(Instant),
  endedBy: z.nullable(z.string()),
  /** Why it was refused. */
  reason: z.string(),
});
export type AdminDataRequest = z.infer<typeof AdminDataRequest>;

export const adminDataRequests = operation({
  id: 'adminDataRequests',
  method: 'GET',
  path: '/api/admin/compliance/data-requests',
  access: 'staff',
  permission: 'compliance.view',
  summary:
    'What members asked of the brand about their data: open ones, the oldest first, or answered ones, the newest first',
  query: z.object({ ...cursor, queue: z._default(z.enum(['open', 'ended']), 'open') }),
  value: cursorListOf(AdminDataRequest),
});

export const adminDataRequest = operation({
  id: 'adminDataRequest',
  method: 'POST',
  path: '/api/admin/members/{id}/data-requests',
  access: 'staff',
  permission: 'compliance.edit',
  summary: 'Notes that a member asked for their data, or that it be erased; one open request of a kind at a time',
  params: z.object({ id: Id }),
  body: z.object({ kind: z.enum(dataRequestKinds), reason }),
  value: AdminDataRequest,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const adminDataRequestRefusal = operation({
  id: 'adminDataRequestRefusal',
  method: 'PUT',
  path: '/api/admin/compliance/data-requests/{id}/refusal',
  access: 'staff',
  permission: 'compliance.edit',
  summary: 'Ends a request without doing what it asks for, with the reason that the member is given',
  params: z.object({ id: Id }),
  body: z.object({ reason }),
  value: AdminDataRequest,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

/** What keeps a member from being anonymised. */
export const anonymiseHindrances = [
  'balance',
  'rounds',
  'deposits',
  'withdrawals',
  'transfers',
  'bonuses',
  'redemptions',
  'agreements',
  'exclusion',
  'complaints',
] as const;
export type AnonymiseHindrance = (typeof anonymiseHindrances)[number];

export const AdminAnonymisation = z.object({
  /** What is open; empty: they can be anonymised. */
  hindrances: z.array(z.enum(anonymiseHindrances)),
  /** Null: they are not. */
  anonymisedAt: z.nullable(Instant),
  /** Until then payout accounts, slips, addresses and devices are kept with the records of money. */
  keptUntil: z.nullable(Instant),
  /** When those were erased, too. */
  erasedAt: z.nullable(Instant),
});
export type AdminAnonymisation = z.infer<typeof AdminAnonymisation>;

export const adminMemberAnonymisation = operation({
  id: 'adminMemberAnonymisation',
  method: 'GET',
  path: '/api/admin/members/{id}/anonymisation',
  access: 'staff',
  permission: 'compliance.view',
  summary: 'Whether a member is anonymised, or what is still open',
  params: z.object({ id: Id }),
  value: AdminAnonymisation,
  errors: ['NOT_FOUND'],
});

export const adminMemberAnonymise = operation({
  id: 'adminMemberAnonymise',
  method: 'POST',
  path: '/api/admin/members/{id}/anonymisation',
  access: 'staff',
  permission: 'compliance.edit',
  fresh: true,
  summary:
    'Closes a member’s account for good and erases names, contacts, documents, messages and ways to sign in; records of money and play stay by number, and what the law keeps with them goes when its time is over. A second person always approves it. Nothing undoes it',
  params: z.object({ id: Id }),
  body: z.object({ reason }),
  value: AdminAnonymisation,
  errors: ['NOT_FOUND', 'ANONYMISE_OPEN', 'WAITS_FOR_APPROVAL', 'APPROVAL_PENDING'],
});
