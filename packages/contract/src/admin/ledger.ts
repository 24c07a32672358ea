import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { cursor, cursorListOf, placeCursor, search } from './lists.ts';

export const AdminAccount = z.object({
  id: z.string(),
  owner: z.string(),
  purpose: z.string(),
  currency: z.string(),
  balance: Decimal,
});

export const adminAccounts = operation({
  id: 'adminAccounts',
  method: 'GET',
  path: '/api/admin/ledger/accounts',
  access: 'staff',
  permission: 'ledger.view',
  summary:
    'The trial balance: the sums of all members’ accounts and of all draws’ escrows by purpose, and each other house-side account',
  value: z.object({ list: z.array(AdminAccount), sums: z.record(z.string(), Decimal) }),
});

/** The kinds of owner of an account. Members' accounts store their balance; all others are the house's side. */
export const ledgerOwners = ['member', 'house', 'vendor', 'provider', 'promotion', 'agent_pool'] as const;
export type LedgerOwner = (typeof ledgerOwners)[number];

/** The ID of an account: negative on the house's side. */
const AccountId = z.string().check(z.regex(/^-?[1-9]\d{0,17}$/, 'id'));

const AccountName = z.object({
  id: AccountId,
  ownerType: z.enum(ledgerOwners),
  ownerId: z.string(),
  /** Of a member. */
  username: z.nullable(z.string()),
  purpose: z.string(),
  currency: z.string(),
});

export const LedgerAccount = z.extend(AccountName, { balance: Decimal, openedAt: Instant });
export type LedgerAccount = z.infer<typeof LedgerAccount>;

/** What caused a movement; `description` names it where the platform knows more of it. */
const Cause = z.object({
  type: z.string(),
  id: z.string(),
  reference: z.string(),
  description: z.nullable(z.string()),
});

/** A movement from the side of one account. */
export const LedgerLine = z.object({
  id: Id,
  at: Instant,
  kind: z.string(),
  /** Negative: it left the account. */
  amount: Decimal,
  /** After it; null where it cannot be told: on the house's side, which stores none, in a list that begins at a time. */
  balance: z.nullable(Decimal),
  other: AccountName,
  cause: Cause,
  actor: z.string(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

/** A movement with both its sides. */
export const JournalEntry = z.object({
  id: Id,
  at: Instant,
  kind: z.string(),
  amount: Decimal,
  debit: AccountName,
  credit: AccountName,
  cause: Cause,
  actor: z.string(),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

/** One movement with all the journal has of it. */
export const JournalMovement = z.extend(JournalEntry, {
  /** Of a member's account: its balance after the movement. */
  debitBalance: z.nullable(Decimal),
  creditBalance: z.nullable(Decimal),
  /** What the giving account was short of; the house bore it in a movement of its own. */
  shortfall: Decimal,
  /** Whose key it is, and the key that makes it once. */
  source: z.string(),
  key: z.string(),
  /** The block of the hash chain that it is sealed in; null for about a second. */
  seal: z.nullable(z.object({ block: Id, hash: z.string(), movements: z.int(), sealedAt: Instant })),
});
export type JournalMovement = z.infer<typeof JournalMovement>;

export const adminLedgerAccounts = operation({
  id: 'adminLedgerAccounts',
  method: 'GET',
  path: '/api/admin/ledger/accounts/all',
  access: 'staff',
  permission: 'ledger.view',
  summary: 'Every account by its owner, with its balance; `search`: its number, its owner’s ID or code, a username',
  query: z.object({
    after: z.optional(AccountId),
    pageSize: cursor.pageSize,
    owner: z.optional(z.enum(ledgerOwners)),
    search,
  }),
  value: cursorListOf(LedgerAccount),
});

export const adminLedgerAccount = operation({
  id: 'adminLedgerAccount',
  method: 'GET',
  path: '/api/admin/ledger/accounts/{id}',
  access: 'staff',
  permission: 'ledger.view',
  summary: 'One account with its balance',
  params: z.object({ id: AccountId }),
  value: LedgerAccount,
  errors: ['NOT_FOUND'],
});

export const adminAccountLines = operation({
  id: 'adminAccountLines',
  method: 'GET',
  path: '/api/admin/ledger/accounts/{id}/movements',
  access: 'staff',
  permission: 'ledger.view',
  summary:
    'The movements of an account, newest first. A page of an account of the house may be short, and still have a next one',
  params: z.object({ id: AccountId }),
  query: z.object({ ...placeCursor, until: z.optional(Instant) }),
  value: cursorListOf(LedgerLine),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const adminJournal = operation({
  id: 'adminJournal',
  method: 'GET',
  path: '/api/admin/ledger/journal',
  access: 'staff',
  permission: 'ledger.view',
  summary:
    'All movements, newest first; `search`: the number of one, or what caused it beside play (the ID of a deposit, a withdrawal, a gift, …)',
  query: z.object({ ...cursor, search }),
  value: cursorListOf(JournalEntry),
});

export const adminJournalMovement = operation({
  id: 'adminJournalMovement',
  method: 'GET',
  path: '/api/admin/ledger/journal/{id}',
  access: 'staff',
  permission: 'ledger.view',
  summary: 'One movement: both sides, what caused it, who did it, and where the hash chain has it',
  params: z.object({ id: Id }),
  value: JournalMovement,
  errors: ['NOT_FOUND'],
});
