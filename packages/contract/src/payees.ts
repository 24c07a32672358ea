import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { operation } from './operation.ts';
import { proof, proofErrors } from './security.ts';

/** A member’s destinations for withdrawals: bank accounts, e-wallets and crypto addresses. */

export const payeeKinds = ['BANK', 'E_WALLET', 'CRYPTO'] as const;
export const PayeeKind = z.enum(payeeKinds);
export type PayeeKind = z.infer<typeof PayeeKind>;

/** Networks whose addresses contain a checksum. */
export const cryptoNetworks = ['TRC20', 'ERC20', 'BEP20', 'BTC', 'LTC'] as const;
export type CryptoNetwork = (typeof cryptoNetworks)[number];

/** Number of digits of a bank account or e-wallet number; spaces and dashes are ignored. */
export const payeeNumberLength = { min: 6, max: 20 } as const;

export const Payee = z.object({
  id: Id,
  kind: PayeeKind,
  /** The code of the bank, the e-wallet or the network. */
  provider: z.string(),
  providerName: z.string(),
  /** Masked except for the last 4 characters. */
  number: z.string(),
  /** Empty for a crypto address. */
  holderName: z.string(),
  /** Empty if not given. */
  branch: z.string(),
  isDefault: z.boolean(),
  addedAt: Instant,
  /** Withdrawals can go there from this time on. */
  usableFrom: Instant,
  isUsable: z.boolean(),
});
export type Payee = z.infer<typeof Payee>;

const Offered = z.object({ code: z.string(), name: z.string() });
const of = <T extends z.ZodMiniType>(each: T) => z.object({ BANK: each, E_WALLET: each, CRYPTO: each });

export const Payees = z.object({
  list: z.array(Payee),
  /** Banks, e-wallets and networks that the brand pays to. A kind without any is not offered. */
  offered: of(z.array(Offered)),
  /** Maximum number of each kind for a member. */
  most: of(z.int()),
  /** The holder's name that each bank account and e-wallet must have; empty: the first one sets it. */
  holderName: z.string(),
  /** Hours before withdrawals can go to a new payee. */
  holdHours: z.int(),
});
export type Payees = z.infer<typeof Payees>;

export const payees = operation({
  id: 'payees',
  method: 'GET',
  path: '/api/payees',
  access: 'member',
  summary: 'The member’s bank accounts, e-wallets and crypto addresses, and what they may add',
  value: Payees,
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

const shortText = z.string().check(z.maxLength(200));
const optionalText = z._default(shortText, '');

export const addPayee = operation({
  id: 'addPayee',
  method: 'POST',
  path: '/api/payees',
  access: 'member',
  encrypted: true,
  summary: 'Adds one, by the payment password (the change `payeeAdd`). The member is told',
  body: z.object({
    kind: PayeeKind,
    /** The code of an offered bank, e-wallet or network. */
    provider: shortText,
    /** The account’s number, or the address. */
    number: shortText,
    /** Only for a bank account or e-wallet. */
    holderName: optionalText,
    branch: optionalText,
    proof,
  }),
  value: Payees,
  errors: [...proofErrors, 'VALIDATION', 'TOO_MANY_PAYEES', 'PAYEE_EXISTS'],
});

export const removePayee = operation({
  id: 'removePayee',
  method: 'POST',
  path: '/api/payees/{id}/remove',
  access: 'member',
  encrypted: true,
  summary: 'Takes one out, by a proof (the change `payeeRemove`). The member is told',
  params: z.object({ id: Id }),
  body: z.object({ proof }),
  value: Payees,
  errors: [...proofErrors, 'NOT_FOUND'],
});

export const setDefaultPayee = operation({
  id: 'setDefaultPayee',
  method: 'PUT',
  path: '/api/payees/{id}/default',
  access: 'member',
  summary: 'Makes one the first that is offered',
  params: z.object({ id: Id }),
  value: Payees,
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});
