import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { cursor, cursorListOf, placeCursor, reason } from './lists.ts';

/** What moves at a payment provider: paid in, given back, paid out. */
export const movedKinds = ['deposit', 'refund', 'payout'] as const;
export type MovedKind = (typeof movedKinds)[number];

/** What a game moves in a member's wallet: a stake, a win, a stake given back. */
export const playedKinds = ['bet', 'win', 'rollback'] as const;
export type PlayedKind = (typeof playedKinds)[number];

/** `failed`: the provider or vendor gave no statement; it is asked again each hour. `differs`: differences are open. */
export const reconciliationStates = ['comparing', 'failed', 'differs', 'matches'] as const;
export type ReconciliationState = (typeof reconciliationStates)[number];

/** `gone`: a later comparison no longer found it. */
export const differenceStates = ['open', 'explained', 'gone'] as const;
export type DifferenceState = (typeof differenceStates)[number];

export const AdminReconciliation = z.object({
  id: Id,
  provider: z.string(),
  providerName: z.string(),
  /** A day of the brand. */
  day: z.iso.date(),
  state: z.enum(reconciliationStates),
  open: z.int(),
  explained: z.int(),
  comparedAt: z.nullable(Instant),
});
export type AdminReconciliation = z.infer<typeof AdminReconciliation>;

/** One day of a provider with its sums. Sums may differ about midnight although every movement matches. */
export const AdminReconciliationCase = z.extend(AdminReconciliation, {
  /** Why it failed, in the provider's words or ours. */
  fault: z.nullable(z.string()),
  totals: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(movedKinds),
      currency: z.string(),
      ownCount: z.int(),
      own: Decimal,
      theirsCount: z.int(),
      theirs: Decimal,
    }),
  ),
});
export type AdminReconciliationCase = z.infer<typeof AdminReconciliationCase>;

/** One movement of which both sides do not say the same. */
export const AdminDifference = z.object({
  id: Id,
  kind: z.enum(movedKinds),
  reference: z.string(),
  currency: z.string(),
  /** Null: it did not move on that side. */
  own: z.nullable(Decimal),
  theirs: z.nullable(Decimal),
  /** The deposit or withdrawal; null: nothing here has this reference. */
  caseId: z.nullable(Id),
  memberId: z.nullable(Id),
  username: z.nullable(z.string()),
  state: z.enum(differenceStates),
  /** How an employee explained it. */
  note: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
});
export type AdminDifference = z.infer<typeof AdminDifference>;

const one = { params: z.object({ id: Id }) };
const staff = { access: 'staff' } as const;

export const adminReconciliations = operation({
  ...staff,
  id: 'adminReconciliations',
  method: 'GET',
  path: '/api/admin/reconciliation',
  permission: 'payments.view',
  summary: 'Days of payment providers, compared with their statements, the newest first',
  query: z.object({
    ...placeCursor,
    provider: z.optional(z.string().check(z.maxLength(40))),
    /** Only days with differences that nobody has explained. */
    open: z.optional(z.enum(['yes'])),
  }),
  value: cursorListOf(AdminReconciliation),
});

export const adminReconciliation = operation({
  ...staff,
  id: 'adminReconciliation',
  method: 'GET',
  path: '/api/admin/reconciliation/{id}',
  permission: 'payments.view',
  summary: 'One day of a provider: how much moved there and here',
  ...one,
  value: AdminReconciliationCase,
  errors: ['NOT_FOUND'],
});

export const adminDifferences = operation({
  ...staff,
  id: 'adminDifferences',
  method: 'GET',
  path: '/api/admin/reconciliation/{id}/differences',
  permission: 'payments.view',
  summary: 'Movements of the day of which the provider and our books do not say the same',
  ...one,
  query: z.object(cursor),
  value: cursorListOf(AdminDifference),
});

export const adminReconciliationCompare = operation({
  ...staff,
  id: 'adminReconciliationCompare',
  method: 'POST',
  path: '/api/admin/reconciliation/{id}/compare',
  permission: 'payments.edit',
  summary: 'Compares the day again in the background, such as after a payment was followed up',
  ...one,
  body: z.object({ reason }),
  value: AdminReconciliation,
  errors: ['NOT_FOUND'],
});

export const adminDifferenceExplanation = operation({
  ...staff,
  id: 'adminDifferenceExplanation',
  method: 'PUT',
  path: '/api/admin/reconciliation/differences/{id}',
  permission: 'payments.edit',
  summary: 'Explains a difference, or opens it again. No money moves',
  ...one,
  body: z.object({ state: z.enum(['open', 'explained']), reason }),
  value: AdminDifference,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const AdminVendorDay = z.object({
  id: Id,
  /** Its code. */
  vendor: z.string(),
  vendorName: z.string(),
  /** A day of the brand. */
  day: z.iso.date(),
  state: z.enum(reconciliationStates),
  open: z.int(),
  explained: z.int(),
  comparedAt: z.nullable(Instant),
});
export type AdminVendorDay = z.infer<typeof AdminVendorDay>;

/** One day of a vendor with its sums. Sums may differ about midnight although every transaction matches. */
export const AdminVendorDayCase = z.extend(AdminVendorDay, {
  /** Why it failed, in the vendor's words or ours. */
  fault: z.nullable(z.string()),
  totals: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(playedKinds),
      currency: z.string(),
      ownCount: z.int(),
      own: Decimal,
      theirsCount: z.int(),
      theirs: Decimal,
    }),
  ),
});
export type AdminVendorDayCase = z.infer<typeof AdminVendorDayCase>;

/** One transaction of which both sides do not say the same; of a vendor that reports sums only: what one game adds up to. */
export const AdminVendorDifference = z.object({
  id: Id,
  kind: z.enum(playedKinds),
  gameCode: z.string(),
  gameName: z.string(),
  /** The vendor's name of the round, and its key of the transaction; null: of a whole game. */
  round: z.nullable(z.string()),
  transaction: z.nullable(z.string()),
  currency: z.string(),
  /** Null: it did not move on that side. */
  own: z.nullable(Decimal),
  theirs: z.nullable(Decimal),
  memberId: z.nullable(Id),
  username: z.nullable(z.string()),
  state: z.enum(differenceStates),
  /** How an employee explained it. */
  note: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
});
export type AdminVendorDifference = z.infer<typeof AdminVendorDifference>;

export const adminVendorDays = operation({
  ...staff,
  id: 'adminVendorDays',
  method: 'GET',
  path: '/api/admin/vendor-reconciliation',
  permission: 'games.view',
  summary:
    'Days of seamless vendors, compared with their reports, the newest first; and the vendors that have no report',
  query: z.object({
    ...placeCursor,
    vendor: z.optional(z.string().check(z.maxLength(40))),
    /** Only days with differences that nobody has explained. */
    open: z.optional(z.enum(['yes'])),
  }),
  value: z.extend(cursorListOf(AdminVendorDay), {
    /** The names of seamless vendors whose report is not available: nothing of them is compared. */
    unreported: z.array(z.string()),
  }),
});

export const adminVendorDay = operation({
  ...staff,
  id: 'adminVendorDay',
  method: 'GET',
  path: '/api/admin/vendor-reconciliation/{id}',
  permission: 'games.view',
  summary: 'One day of a vendor: how much was staked, won and given back there and here',
  ...one,
  value: AdminVendorDayCase,
  errors: ['NOT_FOUND'],
});

export const adminVendorDifferences = operation({
  ...staff,
  id: 'adminVendorDifferences',
  method: 'GET',
  path: '/api/admin/vendor-reconciliation/{id}/differences',
  permission: 'games.view',
  summary: 'Transactions of the day of which the vendor and our books do not say the same',
  ...one,
  query: z.object(cursor),
  value: cursorListOf(AdminVendorDifference),
  errors: ['NOT_FOUND'],
});

export const adminVendorDayCompare = operation({
  ...staff,
  id: 'adminVendorDayCompare',
  method: 'POST',
  path: '/api/admin/vendor-reconciliation/{id}/compare',
  permission: 'games.edit',
  summary: 'Compares the day again in the background, such as after the vendor has sent what was missing',
  ...one,
  body: z.object({ reason }),
  value: AdminVendorDay,
  errors: ['NOT_FOUND'],
});

export const adminVendorDifferenceExplanation = operation({
  ...staff,
  id: 'adminVendorDifferenceExplanation',
  method: 'PUT',
  path: '/api/admin/vendor-reconciliation/differences/{id}',
  permission: 'games.edit',
  summary: 'Explains a difference with a vendor, or opens it again. No money moves',
  ...one,
  body: z.object({ state: z.enum(['open', 'explained']), reason }),
  value: AdminVendorDifference,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});
