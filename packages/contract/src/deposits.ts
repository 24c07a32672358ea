import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { operation } from './operation.ts';
import { Bytes } from './profile.ts';

/**
 * How money is paid in. `hosted`: on the provider's page. `qr`: by a code that any banking app reads. `bank_transfer`: to an
 * account of the brand, checked by staff. `crypto`: to an address made for this deposit.
 */
export const depositKinds = ['hosted', 'qr', 'bank_transfer', 'crypto'] as const;
export type DepositKind = (typeof depositKinds)[number];

/** The payment schemes whose codes are shown: those of Laos, Thailand and Vietnam. */
export const qrSchemes = ['laoqr', 'promptpay', 'vietqr'] as const;
export type QrScheme = (typeof qrSchemes)[number];

/** A fixed amount per payment, plus a share per mille. `member`: deducted from the payment; `brand`: free for the member. */
export const DepositFee = z.object({ flat: Decimal, perMille: z.int(), bearer: z.enum(['member', 'brand']) });

export const DepositMethod = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(depositKinds),
  currency: z.string(),
  min: Decimal,
  max: Decimal,
  presets: z.array(Decimal),
  fee: DepositFee,
  /** Only for a code: its scheme. */
  scheme: z.nullable(z.enum(qrSchemes)),
});
export type DepositMethod = z.infer<typeof DepositMethod>;

export const depositMethods = operation({
  id: 'depositMethods',
  method: 'GET',
  path: '/api/wallet/deposit-methods',
  access: 'member',
  summary: 'The ways to pay in, with their limits and fees',
  value: z.object({ methods: z.array(DepositMethod) }),
});

/** An account of the brand that members transfer to. */
export const ReceivingAccount = z.object({ bank: z.string(), holder: z.string(), number: z.string() });

/** What a member needs in order to pay where there is no hosted page. */
export const PaymentInstructions = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('qr'), scheme: z.enum(qrSchemes), payload: z.string() }),
  z.object({
    kind: z.literal('bank_transfer'),
    /** The text for the member to put in the transfer, by which staff find it. */
    reference: z.string(),
    accounts: z.array(ReceivingAccount),
  }),
  z.object({
    kind: z.literal('crypto'),
    asset: z.string(),
    network: z.string(),
    address: z.string(),
    /** The deposit's amount in the asset, at the rate fixed for this deposit. */
    amount: Decimal,
  }),
]);
export type PaymentInstructions = z.infer<typeof PaymentInstructions>;

/**
 * `created`: recorded. `pending`: can be paid. `review`: staff check it. `credited`, and after that perhaps `refunded`. `failed`,
 * `expired`: nothing was credited, but money that still arrives will be.
 */
export const depositStates = ['created', 'pending', 'review', 'credited', 'failed', 'expired', 'refunded'] as const;

export const Deposit = z.object({
  id: Id,
  method: z.string(),
  kind: z.enum(depositKinds),
  amount: Decimal,
  currency: z.string(),
  state: z.enum(depositStates),
  /** The provider's hosted payment page, while it can still be paid. */
  paymentUrl: z.nullable(z.string()),
  /** How to pay without a hosted page, while it can still be paid. */
  instructions: z.nullable(PaymentInstructions),
  /** For a crypto payment that was seen: its confirmations so far, and those required. */
  confirmations: z.nullable(z.object({ seen: z.int(), required: z.int() })),
  /** The amount that arrived, once it is known. */
  received: z.nullable(Decimal),
  /** The member's share of the fee, and the amount that is (or will be) credited. */
  fee: Decimal,
  credit: Decimal,
  /** How many slips the member has sent. */
  slips: z.int(),
  reason: z.nullable(z.string()),
  /** What staff wrote to the member. */
  note: z.nullable(z.string()),
  createdAt: Instant,
  /** The payment is expected before this time. */
  expiresAt: Instant,
  creditedAt: z.nullable(Instant),
});
export type Deposit = z.infer<typeof Deposit>;

export const createDeposit = operation({
  id: 'createDeposit',
  method: 'POST',
  path: '/api/wallet/deposits',
  access: 'member',
  summary: 'Begins a deposit; the same idempotency key begins it once',
  body: z.object({
    method: z.string().check(z.maxLength(40)),
    amount: Decimal,
    idempotencyKey: z.uuid(),
    /** Where the hosted page sends the visitor back to; must be an address of this site. */
    returnUrl: z.optional(z.url().check(z.maxLength(500))),
    /** The code of the bonus offer the member chose. */
    offer: z.optional(z.string().check(z.maxLength(60))),
  }),
  value: Deposit,
  errors: [
    'AMOUNT_OUT_OF_RANGE',
    'DEPOSIT_METHOD_UNAVAILABLE',
    'BONUS_OFFER_UNAVAILABLE',
    'PROVIDER_UNAVAILABLE',
    'IDEMPOTENCY_CONFLICT',
    'TRUE_ACCOUNT_REQUIRED',
    'TOO_MANY_DEPOSITS',
    'TOO_MANY_OPEN_DEPOSITS',
    'DEPOSIT_LIMIT_REACHED',
  ],
});

export const depositStatus = operation({
  id: 'depositStatus',
  method: 'GET',
  path: '/api/wallet/deposits/{id}',
  access: 'member',
  summary: 'One deposit of the member',
  params: z.object({ id: Id }),
  value: Deposit,
});

export const deposits = operation({
  id: 'deposits',
  method: 'GET',
  path: '/api/wallet/deposits',
  access: 'member',
  summary: 'The deposits of the member, newest first; `open=1`: those under way',
  query: z.object({
    pageNo: z._default(queryInteger(1, 10_000), 1),
    pageSize: z._default(queryInteger(1, 100), 20),
    open: z._default(z.enum(['0', '1']), '0'),
  }),
  value: z.object({ list: z.array(Deposit), totalPages: z.int(), total: z.int() }),
});

export const uploadSlip = operation({
  id: 'uploadSlip',
  method: 'POST',
  path: '/api/wallet/deposits/{id}/slip',
  access: 'member',
  bodyType: 'picture',
  summary: 'The slip of a bank transfer: png or jpg, at most 5 MB, told by its content; from then on staff looks at it',
  params: z.object({ id: Id }),
  body: Bytes,
  value: Deposit,
  errors: [
    'VALIDATION',
    'BODY_TOO_LARGE',
    'PICTURE_UNREADABLE',
    'DEPOSIT_CLOSED',
    'NOT_FOUND',
    'TRUE_ACCOUNT_REQUIRED',
  ],
});
