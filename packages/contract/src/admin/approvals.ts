import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { operation } from '../operation.ts';
import type { staffCapabilities, StaffCapability } from '../permissions.ts';
import { cursor, cursorListOf, reason } from './lists.ts';

/**
 * What the brand may want a second person for, each with its capability: whoever holds its `edit` asks, whoever holds its `approve` decides.
 */
export const approvalKinds = {
  correction: 'payments',
  deposit: 'payments',
  payout: 'payments',
  points: 'promotions',
  bonus: 'promotions',
  goods_stock: 'promotions',
  promotion: 'promotions',
  budget: 'promotions',
  employee_roles: 'staff',
  role_permissions: 'staff',
  vendor_keys: 'games',
  setting: 'settings',
  lottery_result: 'lottery',
  lottery_correction: 'lottery',
  lottery_void: 'lottery',
  agent_move: 'agents',
  anonymise: 'compliance',
} as const satisfies Record<string, ApprovableCapability>;
export type ApprovalKind = keyof typeof approvalKinds;

const ofDraw = ['game', 'draw', 'draw_state', 'stake', 'paid', 'members'] as const;

/** What a request of each kind shows before and after; the console has words for each. Null: by the form of the setting or plan. */
export const approvalThings = {
  correction: ['balance', 'currency'],
  deposit: ['state', 'method', 'amount', 'received', 'currency', 'slips'],
  payout: ['state', 'amount', 'currency', 'payee', 'score', 'paid', 'left', 'ways'],
  points: ['points'],
  bonus: ['offer', 'bonus', 'budget'],
  goods_stock: ['stock'],
  promotion: null,
  budget: ['budget', 'currency'],
  employee_roles: ['roles'],
  role_permissions: ['permissions'],
  vendor_keys: ['key', 'oldKeyUntil'],
  setting: null,
  lottery_result: [...ofDraw, 'result'],
  lottery_correction: [...ofDraw, 'result'],
  lottery_void: ofDraw,
  agent_move: ['upline', 'moves_to', 'from'],
  anonymise: ['data'],
} as const satisfies Record<ApprovalKind, readonly string[] | null>;
export type ApprovalThing = NonNullable<(typeof approvalThings)[ApprovalKind]>[number];

/** Capabilities in which somebody asks and somebody else approves. */
type ApprovableCapability = {
  [C in StaffCapability]: 'edit' | 'approve' extends (typeof staffCapabilities)[C][number] ? C : never;
}[StaffCapability];

/** What an approval is about. The ID of a plan is its kind and its key: `activities/spring`. */
export const approvalSubjects = [
  'member',
  'deposit',
  'withdrawal',
  'goods',
  'employee',
  'role',
  'vendor',
  'setting',
  'plan',
  'budget',
  'draw',
] as const;
export type ApprovalSubject = { type: (typeof approvalSubjects)[number]; id: string };

/** `stale`: what it is about had changed when somebody wanted to approve it. */
export const approvalStates = ['waiting', 'approved', 'rejected', 'withdrawn', 'expired', 'stale'] as const;
export type ApprovalState = (typeof approvalStates)[number];

export const approvalActs = ['approve', 'reject', 'withdraw'] as const;
export type ApprovalAct = (typeof approvalActs)[number];

const thing = z.record(z.string(), z.unknown());

export const AdminApproval = z.object({
  id: Id,
  kind: z.enum(Object.keys(approvalKinds) as ApprovalKind[]),
  subject: z.object({ type: z.enum(approvalSubjects), id: z.string() }),
  /** The member that it is about, or whose thing it is; null where it is no member's. */
  memberId: z.nullable(Id),
  username: z.nullable(z.string()),
  /** What the brand's rule measures; null where it measures nothing. Points count as they are. */
  amount: z.nullable(Decimal),
  state: z.enum(approvalStates),
  askedBy: z.string(),
  askedAt: Instant,
  expiresAt: Instant,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
});
export type AdminApproval = z.infer<typeof AdminApproval>;

/** One request with all that a decision needs. */
export const AdminApprovalCase = z.extend(AdminApproval, {
  reason: z.string(),
  /** The thing as it was when it was asked for, and as it would be: by trying it. */
  before: thing,
  after: thing,
  /** Why it was rejected or withdrawn, or what the second person said. */
  decisionReason: z.nullable(z.string()),
  /** What this employee can do with it now. */
  can: z.array(z.enum(approvalActs)),
});
export type AdminApprovalCase = z.infer<typeof AdminApprovalCase>;

const one = { params: z.object({ id: Id }) };

export const adminApprovals = operation({
  id: 'adminApprovals',
  method: 'GET',
  path: '/api/admin/approvals',
  access: 'staff',
  permission: 'approvals.view',
  summary:
    'Requests that wait for a second person, the oldest first, or those that no longer wait, the newest first: of the capabilities that the employee may view, and their own',
  query: z.object({ ...cursor, queue: z._default(z.enum(['waiting', 'decided']), 'waiting') }),
  value: cursorListOf(AdminApproval),
});

export const adminApprovalsWaiting = operation({
  id: 'adminApprovalsWaiting',
  method: 'GET',
  path: '/api/admin/approvals/waiting',
  access: 'staff',
  permission: 'approvals.view',
  summary: 'How many requests wait that the employee can approve',
  value: z.object({ number: z.int() }),
});

export const adminApproval = operation({
  id: 'adminApproval',
  method: 'GET',
  path: '/api/admin/approvals/{id}',
  access: 'staff',
  permission: 'approvals.view',
  summary: 'One request: what would change, who asked and why',
  ...one,
  value: AdminApprovalCase,
  errors: ['NOT_FOUND'],
});

export const adminApprovalDecision = operation({
  id: 'adminApprovalDecision',
  method: 'PUT',
  path: '/api/admin/approvals/{id}/decision',
  access: 'staff',
  permission: 'approvals.approve',
  fresh: { act: ['approve'] },
  summary:
    'Approves a request of another employee, which is carried out at once, or rejects it. Needs, beside, the right to approve of the capability it belongs to',
  ...one,
  body: z.object({ act: z.enum(['approve', 'reject']), reason }),
  value: AdminApprovalCase,
  errors: ['NOT_FOUND', 'APPROVAL_OWN', 'APPROVAL_CLOSED', 'APPROVAL_STALE', 'APPROVAL_ASKER_RIGHTS'],
});

export const adminApprovalWithdrawal = operation({
  id: 'adminApprovalWithdrawal',
  method: 'DELETE',
  path: '/api/admin/approvals/{id}',
  access: 'staff',
  permission: 'approvals.view',
  summary: 'Withdraws a request of one’s own',
  ...one,
  body: z.object({ reason }),
  value: AdminApprovalCase,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'APPROVAL_CLOSED'],
});
