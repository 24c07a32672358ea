import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { operation } from './operation.ts';

/** A member's money. `version` grows by one with each movement: of two balances the higher version is the newer. */
export const Balance = z.object({ balance: Decimal, bonus: Decimal, currency: z.string(), version: z.string() });
export type Balance = z.infer<typeof Balance>;

export const balance = operation({
  id: 'balance',
  method: 'GET',
  path: '/api/wallet/balance',
  access: 'member',
  summary: 'The main wallet: cash and bonus',
  value: Balance,
});

export const DepositMethod = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(['hosted']),
  min: Decimal,
  max: Decimal,
  presets: z.array(Decimal),
});
export type DepositMethod = z.infer<typeof DepositMethod>;

export const depositMethods = operation({
  id: 'depositMethods',
  method: 'GET',
  path: '/api/wallet/deposit-methods',
  access: 'member',
  summary: 'The ways to pay in, with their limits',
  value: z.object({ methods: z.array(DepositMethod) }),
});

export const depositStates = ['created', 'pending', 'credited', 'failed', 'expired'] as const;

export const Deposit = z.object({
  id: Id,
  method: z.string(),
  amount: Decimal,
  currency: z.string(),
  state: z.enum(depositStates),
  /** The provider's hosted payment page, while it can still be paid. */
  paymentUrl: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  createdAt: Instant,
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
  }),
  value: Deposit,
  errors: [
    'AMOUNT_OUT_OF_RANGE',
    'DEPOSIT_METHOD_UNAVAILABLE',
    'PROVIDER_UNAVAILABLE',
    'IDEMPOTENCY_CONFLICT',
    'TRUE_ACCOUNT_REQUIRED',
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
  summary: 'The deposits of the member, newest first',
  query: z.object({ pageNo: z._default(queryInteger(1, 10_000), 1), pageSize: z._default(queryInteger(1, 100), 20) }),
  value: z.object({ list: z.array(Deposit), totalPages: z.int(), total: z.int() }),
});
