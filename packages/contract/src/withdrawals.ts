import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { operation } from './operation.ts';
import { PayeeKind } from './payees.ts';
import { Bytes } from './profile.ts';

/**
 * Withdrawals. `requested`: the money is held. `reviewing`: an employee checks it. `approved`, then `paying`: in one part or
 * several. `paid`: all parts have left. Final: `confirmed` (received), `rejected`, `cancelled` and `refunded` (the money was
 * returned), `resolved` (after `disputed`: the member reports that something has not arrived).
 */
export const withdrawalStates = [
  'requested',
  'reviewing',
  'approved',
  'paying',
  'paid',
  'confirmed',
  'rejected',
  'cancelled',
  'refunded',
  'disputed',
  'resolved',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/**
 * A part of the payout that is being sent or was paid. A failed part is not shown: another replaces it, or the money is returned.
 */
export const payoutStates = ['sending', 'paid'] as const;
/** The member's receipt for a part that was paid; `returned`: it was returned to the balance. */
export const receipts = ['waiting', 'received', 'disputed', 'returned'] as const;

/** How a withdrawal was confirmed: by the member, by time, or by staff after a dispute (nothing is refunded). */
export const confirmations = ['member', 'time', 'forced'] as const;

/** Maximum number of pictures that show that a payout has not arrived. */
export const WITHDRAWAL_PROOFS = 3;

export const WithdrawalPart = z.object({
  id: Id,
  amount: Decimal,
  state: z.enum(payoutStates),
  receipt: z.enum(receipts),
  paidAt: z.nullable(Instant),
});
export type WithdrawalPart = z.infer<typeof WithdrawalPart>;

export const Withdrawal = z.object({
  id: Id,
  /** The amount deducted from the balance; `fee` of it goes to the brand, `arrives` is paid out. */
  amount: Decimal,
  fee: Decimal,
  arrives: Decimal,
  currency: z.string(),
  state: z.enum(withdrawalStates),
  payee: z.object({ kind: PayeeKind, providerName: z.string(), number: z.string(), holderName: z.string() }),
  parts: z.array(WithdrawalPart),
  /** Parts of `arrives`: received by the member, returned to the balance, and still open. */
  received: Decimal,
  returned: Decimal,
  remaining: Decimal,
  /** Why it was rejected or refunded, as staff wrote it; empty if there is nothing to say. */
  reason: z.string(),
  confirmedBy: z.nullable(z.enum(confirmations)),
  /** How many pictures the member has sent with the dispute. */
  proofs: z.int(),
  createdAt: Instant,
  approvedAt: z.nullable(Instant),
  paidAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  /** Unless the member says otherwise, it counts as received from then on. */
  receivedBy: z.nullable(Instant),
  /** What the member can do with it now. */
  can: z.object({ cancel: z.boolean(), receive: z.boolean(), dispute: z.boolean() }),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/** The stakes required for deposits, and the stakes counted so far. */
export const Turnover = z.object({
  required: Decimal,
  done: Decimal,
  remaining: Decimal,
  list: z.array(z.object({ cause: z.string(), required: Decimal, done: Decimal, remaining: Decimal, since: Instant })),
});
export type Turnover = z.infer<typeof Turnover>;

export const WithdrawalTerms = z.object({
  isOffered: z.boolean(),
  currency: z.string(),
  /** Minimum and maximum of one withdrawal. */
  min: Decimal,
  max: Decimal,
  presets: z.array(Decimal),
  /** For the current day in the brand's time zone: the limit and what is left. */
  today: z.object({ count: z.int(), countLeft: z.int(), amount: Decimal, amountLeft: Decimal, endsAt: Instant }),
  fee: z.object({ flat: Decimal, perMille: z.int(), freePerDay: z.int(), freeLeft: z.int() }),
  turnover: Turnover,
  /** The maximum number under way at once, and the current number. */
  openAtOnce: z.int(),
  open: z.int(),
  /** The earliest time; null: at once. */
  nextAt: z.nullable(Instant),
  hasPaymentPassword: z.boolean(),
  /** Minutes after which a paid withdrawal counts as received. */
  receiptMinutes: z.int(),
});
export type WithdrawalTerms = z.infer<typeof WithdrawalTerms>;

export const withdrawalTerms = operation({
  id: 'withdrawalTerms',
  method: 'GET',
  path: '/api/withdrawals/terms',
  access: 'member',
  summary: 'What holds for the member’s next withdrawal: limits, fee, and the stakes still to be placed',
  value: WithdrawalTerms,
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const requestWithdrawal = operation({
  id: 'requestWithdrawal',
  method: 'POST',
  path: '/api/withdrawals',
  access: 'member',
  encrypted: true,
  summary: 'Asks for a withdrawal and holds its money back; the same idempotency key asks once',
  body: z.object({
    payeeId: Id,
    amount: Decimal,
    paymentPassword: z.string().check(z.maxLength(200)),
    idempotencyKey: z.uuid(),
  }),
  value: Withdrawal,
  errors: [
    'VALIDATION',
    'TRUE_ACCOUNT_REQUIRED',
    'WITHDRAWALS_CLOSED',
    'WITHDRAWALS_LOCKED',
    'PAYMENT_PASSWORD_NOT_SET',
    'WRONG_PAYMENT_PASSWORD',
    'TOO_MANY_REQUESTS',
    'NOT_FOUND',
    'PAYEE_NOT_USABLE_YET',
    'AMOUNT_OUT_OF_RANGE',
    'WITHDRAWAL_LIMIT_REACHED',
    'TOO_MANY_OPEN_WITHDRAWALS',
    'WITHDRAWAL_TOO_SOON',
    'BALANCE_TOO_LOW',
    'TURNOVER_REQUIRED',
    'BONUS_ACTIVE',
    'IDEMPOTENCY_CONFLICT',
  ],
});

export const withdrawals = operation({
  id: 'withdrawals',
  method: 'GET',
  path: '/api/withdrawals',
  access: 'member',
  summary: 'The withdrawals of the member, newest first',
  query: z.object({ pageNo: z._default(queryInteger(1, 10_000), 1), pageSize: z._default(queryInteger(1, 100), 10) }),
  value: z.object({ list: z.array(Withdrawal), totalPages: z.int(), total: z.int() }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

const one = z.object({ id: Id });

export const withdrawalStatus = operation({
  id: 'withdrawalStatus',
  method: 'GET',
  path: '/api/withdrawals/{id}',
  access: 'member',
  summary: 'One withdrawal of the member',
  params: one,
  value: Withdrawal,
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});

export const cancelWithdrawal = operation({
  id: 'cancelWithdrawal',
  method: 'POST',
  path: '/api/withdrawals/{id}/cancel',
  access: 'member',
  summary: 'Takes a request back before anybody has looked at it; the money returns to the balance',
  params: one,
  value: Withdrawal,
  errors: ['NOT_FOUND', 'WITHDRAWAL_CLOSED', 'TRUE_ACCOUNT_REQUIRED'],
});

export const receiveWithdrawal = operation({
  id: 'receiveWithdrawal',
  method: 'POST',
  path: '/api/withdrawals/{id}/receive',
  access: 'member',
  summary: 'Says that a part has been received, or (null) all of it',
  params: one,
  body: z.object({ part: z.nullable(Id) }),
  value: Withdrawal,
  errors: ['NOT_FOUND', 'WITHDRAWAL_CLOSED', 'TRUE_ACCOUNT_REQUIRED'],
});

export const addWithdrawalProof = operation({
  id: 'addWithdrawalProof',
  method: 'POST',
  path: '/api/withdrawals/{id}/proofs',
  access: 'member',
  bodyType: 'picture',
  summary: 'Adds a picture, of an account’s statement say: png or jpg, at most 5 MB, told by its content; at most 3',
  params: one,
  body: Bytes,
  value: Withdrawal,
  errors: [
    'NOT_FOUND',
    'VALIDATION',
    'BODY_TOO_LARGE',
    'PICTURE_UNREADABLE',
    'TOO_MANY_PICTURES',
    'WITHDRAWAL_CLOSED',
    'TOO_MANY_REQUESTS',
    'TRUE_ACCOUNT_REQUIRED',
  ],
});

export const disputeWithdrawal = operation({
  id: 'disputeWithdrawal',
  method: 'POST',
  path: '/api/withdrawals/{id}/dispute',
  access: 'member',
  summary: 'Says that a part, or (null) whatever was not received yet, has not arrived; at least one picture proves it',
  params: one,
  body: z.object({ part: z.nullable(Id) }),
  value: Withdrawal,
  errors: ['NOT_FOUND', 'PROOF_REQUIRED', 'WITHDRAWAL_CLOSED', 'TRUE_ACCOUNT_REQUIRED'],
});
