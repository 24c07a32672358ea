import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { Deposit, depositStates } from '../deposits.ts';
import { operation } from '../operation.ts';
import { cursor, cursorListOf, reason } from './lists.ts';

/** What an employee can do with a deposit, where its state allows it. */
export const depositActs = ['claim', 'approve', 'reject', 'refund'] as const;
export type DepositAct = (typeof depositActs)[number];

export const AdminDeposit = z.extend(
  z.pick(Deposit, {
    id: true,
    method: true,
    kind: true,
    amount: true,
    currency: true,
    state: true,
    received: true,
    fee: true,
    credit: true,
    slips: true,
    createdAt: true,
    creditedAt: true,
  }),
  {
    memberId: Id,
    username: z.string(),
    provider: z.string(),
    /** The employee who has claimed it. */
    claimedBy: z.nullable(z.string()),
  },
);
export type AdminDeposit = z.infer<typeof AdminDeposit>;

/** One deposit with all that a decision needs. */
export const AdminDepositCase = z.extend(AdminDeposit, {
  /** Why it was not credited: a code. */
  reason: z.nullable(z.string()),
  /** What the member was told about it. */
  note: z.nullable(z.string()),
  /** What the member writes into the transfer; null where a provider reports the payment. */
  reference: z.nullable(z.string()),
  /** What the provider knows it by. */
  merchantRef: z.string(),
  /** The bonus offer that the member chose with it. */
  offer: z.nullable(z.string()),
  claimedAt: z.nullable(Instant),
  expiresAt: Instant,
  /** The slips that the member sent. `alsoSentFor`: other deposits that the same file was sent for. */
  slipFiles: z.array(z.object({ number: z.int(), uploadedAt: Instant, alsoSentFor: z.array(Id) })),
  /** What staff did, the oldest first; `about`: the amount or the reason that goes with it. */
  steps: z.array(z.object({ step: z.enum(depositActs), by: z.string(), about: z.nullable(z.string()), at: Instant })),
  /** The refund under way or done. */
  refund: z.nullable(
    z.object({
      amount: Decimal,
      /** `open`: the provider has given no answer yet, and is asked again. */
      state: z.enum(['open', 'done', 'refused']),
      reason: z.string(),
      by: z.string(),
      createdAt: Instant,
    }),
  ),
  /** What this employee can do with it now. */
  can: z.array(z.enum(depositActs)),
});
export type AdminDepositCase = z.infer<typeof AdminDepositCase>;

const one = { params: z.object({ id: Id }) };

export const adminDeposits = operation({
  id: 'adminDeposits',
  method: 'GET',
  path: '/api/admin/deposits',
  access: 'staff',
  permission: 'payments.view',
  summary: 'Deposits of all members, the newest first; what waits for staff (`review`) the oldest first',
  query: z.object({ ...cursor, state: z.optional(z.enum(depositStates)) }),
  value: cursorListOf(AdminDeposit),
});

export const adminDeposit = operation({
  id: 'adminDeposit',
  method: 'GET',
  path: '/api/admin/deposits/{id}',
  access: 'staff',
  permission: 'payments.view',
  summary: 'One deposit: how it was paid, its slips, who did what, its refund',
  ...one,
  value: AdminDepositCase,
});

export const adminDepositSlips = operation({
  id: 'adminDepositSlips',
  method: 'GET',
  path: '/api/admin/deposits/{id}/slips',
  access: 'staff',
  permission: 'payments.view',
  summary: 'The slips that the member sent, as base64 JPEG, in their order',
  ...one,
  value: z.array(z.string()),
});

export const adminDepositDecision = operation({
  id: 'adminDepositDecision',
  method: 'PUT',
  path: '/api/admin/deposits/{id}/decision',
  access: 'staff',
  permission: 'payments.edit',
  fresh: { act: ['refund'] },
  summary:
    'Takes a step: claim it for half an hour; reject what was claimed (the member reads the reason); give a credited deposit back',
  ...one,
  body: z.object({ act: z.enum(['claim', 'reject', 'refund']), reason }),
  value: AdminDepositCase,
  errors: ['DEPOSIT_CLOSED', 'DEPOSIT_NOT_CLAIMED', 'BALANCE_TOO_LOW', 'NOT_POSSIBLE'],
});

export const adminDepositApproval = operation({
  id: 'adminDepositApproval',
  method: 'PUT',
  path: '/api/admin/deposits/{id}/approval',
  access: 'staff',
  permission: 'payments.edit',
  summary: 'Credits what has arrived for a claimed deposit, fee included, whatever the member had asked for',
  ...one,
  body: z.object({ received: Decimal, reason }),
  value: AdminDepositCase,
  errors: ['DEPOSIT_CLOSED', 'DEPOSIT_NOT_CLAIMED', 'AMOUNT_OUT_OF_RANGE', 'WAITS_FOR_APPROVAL', 'APPROVAL_PENDING'],
});
