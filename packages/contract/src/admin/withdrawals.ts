import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { PayeeKind } from '../payees.ts';
import { receipts, withdrawalStates } from '../withdrawals.ts';
import { cursor, cursorListOf, reason } from './lists.ts';

/** What waits for an employee: to be looked at, to be paid, or to be settled after a dispute. */
export const waitingWithdrawalStates = ['requested', 'reviewing', 'approved', 'paying', 'disputed'] as const;

/** What an employee can do with a withdrawal, where its state allows it. */
export const withdrawalActs = ['claim', 'release', 'approve', 'reject', 'pay', 'refund', 'force'] as const;
export type WithdrawalAct = (typeof withdrawalActs)[number];

export const AdminWithdrawal = z.object({
  id: Id,
  memberId: Id,
  username: z.string(),
  state: z.enum(withdrawalStates),
  currency: z.string(),
  /** What left the balance: `fee` of it is the brand's, the rest arrives. */
  amount: Decimal,
  fee: Decimal,
  /** Of what arrives: what has left, and what has come back to the member. */
  paid: Decimal,
  returned: Decimal,
  payee: z.object({
    kind: PayeeKind,
    providerName: z.string(),
    /** Masked. */
    number: z.string(),
  }),
  /** From 0 to 100. */
  score: z.int(),
  /** The employee who has claimed it. */
  claimedBy: z.nullable(z.string()),
  createdAt: Instant,
  endedAt: z.nullable(Instant),
});
export type AdminWithdrawal = z.infer<typeof AdminWithdrawal>;

/** One withdrawal with all that a decision needs. */
export const AdminWithdrawalCase = z.extend(AdminWithdrawal, {
  /** What speaks for looking at it, and how strongly: codes of the rules. */
  reasons: z.array(z.object({ reason: z.string(), points: z.int() })),
  parts: z.array(
    z.object({
      id: Id,
      amount: Decimal,
      /** Null: paid by hand. */
      provider: z.nullable(z.string()),
      state: z.enum(['created', 'pending', 'paid', 'failed']),
      receipt: z.enum(receipts),
      /** The bank's reference of a payment by hand, or why a part failed. */
      note: z.string(),
      createdAt: Instant,
      paidAt: z.nullable(Instant),
    }),
  ),
  /** What no part has taken yet. */
  left: Decimal,
  /** Every step, the oldest first. */
  steps: z.array(z.object({ step: z.string(), state: z.string(), by: z.string(), reason: z.string(), at: Instant })),
  /** Pictures that the member sent with a dispute. */
  proofs: z.int(),
  /** Providers that pay to a payee of this kind. */
  providers: z.array(z.string()),
  /** What this employee can do with it now. */
  can: z.array(z.enum(withdrawalActs)),
});
export type AdminWithdrawalCase = z.infer<typeof AdminWithdrawalCase>;

const one = { params: z.object({ id: Id }) };

export const adminWithdrawals = operation({
  id: 'adminWithdrawals',
  method: 'GET',
  path: '/api/admin/withdrawals',
  access: 'staff',
  permission: 'payments.view',
  summary: 'What waits for staff, the oldest first; or withdrawals of one state, the newest first where it is final',
  query: z.object({ ...cursor, state: z.optional(z.enum(withdrawalStates)) }),
  value: cursorListOf(AdminWithdrawal),
});

export const adminWithdrawal = operation({
  id: 'adminWithdrawal',
  method: 'GET',
  path: '/api/admin/withdrawals/{id}',
  access: 'staff',
  permission: 'payments.view',
  summary: 'One withdrawal: where it goes, why it was judged as it was, its parts, and who did what',
  ...one,
  value: AdminWithdrawalCase,
});

export const adminWithdrawalProofs = operation({
  id: 'adminWithdrawalProofs',
  method: 'GET',
  path: '/api/admin/withdrawals/{id}/proofs',
  access: 'staff',
  permission: 'payments.view',
  summary: 'The pictures that the member sent with a dispute, as base64 JPEG',
  ...one,
  value: z.array(z.string()),
});

export const adminWithdrawalPayee = operation({
  id: 'adminWithdrawalPayee',
  method: 'POST',
  path: '/api/admin/withdrawals/{id}/payee',
  access: 'staff',
  permission: 'payments.reveal',
  summary: 'The account that a withdrawal is paid to, in full; the reveal is recorded',
  ...one,
  body: z.object({ reason }),
  value: z.object({ number: z.string(), holderName: z.string(), branch: z.string() }),
});

export const adminWithdrawalDecision = operation({
  id: 'adminWithdrawalDecision',
  method: 'PUT',
  path: '/api/admin/withdrawals/{id}/decision',
  access: 'staff',
  permission: 'payments.edit',
  fresh: { act: ['approve', 'refund', 'force'] },
  summary:
    'Takes a step: claim or release; approve or reject by the employee who claimed it; refund what did not leave or arrive; count it as received (force)',
  ...one,
  body: z.object({ act: z.enum(['claim', 'release', 'approve', 'reject', 'refund', 'force']), reason }),
  value: AdminWithdrawalCase,
  errors: ['WITHDRAWAL_CLOSED', 'NOT_POSSIBLE', 'WAITS_FOR_APPROVAL', 'APPROVAL_PENDING'],
});

export const adminWithdrawalPayment = operation({
  id: 'adminWithdrawalPayment',
  method: 'POST',
  path: '/api/admin/withdrawals/{id}/payments',
  access: 'staff',
  permission: 'payments.edit',
  fresh: true,
  summary:
    'Pays what is left, or a part of it, by a provider or by hand. `left` is what the employee saw left to pay: if it is less by now, nothing is paid',
  ...one,
  body: z.object({
    amount: Decimal,
    left: Decimal,
    /** Null: it has been paid by hand; `note` is then the bank's reference. */
    provider: z.nullable(z.string().check(z.maxLength(40))),
    note: z.string().check(z.maxLength(200)),
    reason,
  }),
  value: AdminWithdrawalCase,
  errors: ['VALIDATION', 'WITHDRAWAL_CLOSED', 'NOT_POSSIBLE', 'WAITS_FOR_APPROVAL', 'APPROVAL_PENDING'],
});
