import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { operation } from './operation.ts';

/** Moves between the main wallet and the wallets that vendors keep, and transfers along an agent line. */

/** The main wallet, in place of a vendor's code. */
export const MAIN_WALLET = 'main';

export const walletMoveStates = ['created', 'sent', 'unknown', 'confirmed', 'refused'] as const;

/** Why a move failed; the site's message is `wallet_move_reason_<reason>`. */
export const walletMoveReasons = ['not_sent', 'unreachable', 'not_enough', 'vendor_refused', 'operator'] as const;

const WalletCode = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/));

/** One move between wallets. While its state is `created`, `sent` or `unknown` a job works on it. */
export const WalletMove = z.object({
  id: Id,
  vendor: z.string(),
  vendorName: z.string(),
  from: z.string(),
  to: z.string(),
  amount: Decimal,
  currency: z.string(),
  state: z.enum(walletMoveStates),
  reason: z.nullable(z.enum(walletMoveReasons)),
  /** The member requested it, or it happened automatically when a game was opened or left. */
  cause: z.enum(['member', 'launch', 'return', 'recall']),
  at: Instant,
});
export type WalletMove = z.infer<typeof WalletMove>;

/**
 * A member's wallet at a vendor. `known`: just reported by the vendor. `unreachable`: the vendor did not answer, and the balance
 * is the last reported one. `moving`: a move is under way, and the balance is the one in our ledger.
 */
export const VendorWallet = z.object({
  vendor: z.string(),
  name: z.string(),
  state: z.enum(['known', 'unreachable', 'moving']),
  balance: Decimal,
  /** When the vendor reported it; null: never. */
  knownAt: z.nullable(Instant),
  /** Money can be moved in; it can always be moved out. */
  isOpen: z.boolean(),
});
export type VendorWallet = z.infer<typeof VendorWallet>;

export const WalletTotals = z.object({
  currency: z.string(),
  cash: Decimal,
  bonus: Decimal,
  /** Held for withdrawals and for moves to vendors. */
  locked: Decimal,
  vendors: z.array(VendorWallet),
  /** The sum. */
  total: Decimal,
  /** False if part of the total was not just reported by the vendor. */
  isCertain: z.boolean(),
});
export type WalletTotals = z.infer<typeof WalletTotals>;

export const consolidatedFunds = operation({
  id: 'consolidatedFunds',
  method: 'GET',
  path: '/api/wallet/consolidated',
  access: 'member',
  summary: 'All the member’s wallets and their total, each vendor asked at this moment',
  value: WalletTotals,
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const merchantWallet = operation({
  id: 'merchantWallet',
  method: 'GET',
  path: '/api/wallet/merchant',
  access: 'member',
  summary: 'The member’s wallets at vendors: with `isSingle=1` that of `vendor` alone, otherwise all',
  query: z.object({ isSingle: z._default(z.enum(['0', '1']), '0'), vendor: z.optional(WalletCode) }),
  value: z.object({ list: z.array(VendorWallet) }),
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});

const moveErrors = [
  'VALIDATION',
  'TRUE_ACCOUNT_REQUIRED',
  'VENDOR_WALLET_UNAVAILABLE',
  'TRANSFER_UNDER_WAY',
  'BALANCE_TOO_LOW',
  'IDEMPOTENCY_CONFLICT',
  'SELF_EXCLUDED',
  'PLAY_LOCKED',
  'PLAY_TIME_OUT',
  'SESSION_TIME_REACHED',
  'PLAY_LIMIT_REACHED',
] as const;

export const walletTransfer = operation({
  id: 'walletTransfer',
  method: 'POST',
  path: '/api/wallet/transfer',
  access: 'member',
  summary:
    'Moves money between the main wallet (`main`) and a vendor’s; the same idempotency key moves it once. An answer of `sent` or `unknown` is no failure: a job finds out, and the live event `walletMove` tells',
  body: z.object({ from: WalletCode, to: WalletCode, amount: Decimal, idempotencyKey: z.uuid() }),
  value: WalletMove,
  errors: moveErrors,
});

export const recallFunds = operation({
  id: 'recallFunds',
  method: 'POST',
  path: '/api/wallet/recall',
  access: 'member',
  summary:
    'Brings everything back from all vendors that have something, or from `vendor` alone; says for each what came of it',
  body: z.object({ vendor: z.optional(WalletCode), idempotencyKey: z.uuid() }),
  value: z.object({
    list: z.array(
      z.object({
        vendor: z.string(),
        name: z.string(),
        /** `empty`: there was nothing to move. `unreachable`: the vendor did not answer, and nothing was begun. */
        outcome: z.enum(['back', 'empty', 'under_way', 'refused', 'unreachable']),
        amount: Decimal,
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});

export const leaveGame = operation({
  id: 'leaveGame',
  method: 'POST',
  path: '/api/wallet/leave-game',
  access: 'member',
  summary: 'The member left their game: what went to vendors by itself comes back, where the brand does so',
  value: z.object({ isReturning: z.boolean() }),
});

const paging = { pageNo: z._default(queryInteger(1, 10_000), 1), pageSize: z._default(queryInteger(1, 100), 20) };

export const walletMoves = operation({
  id: 'walletMoves',
  method: 'GET',
  path: '/api/wallet/moves',
  access: 'member',
  summary: 'The member’s moves between wallets, newest first',
  query: z.object(paging),
  value: z.object({ list: z.array(WalletMove), totalPages: z.int(), total: z.int() }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const walletMove = operation({
  id: 'walletMove',
  method: 'GET',
  path: '/api/wallet/moves/{id}',
  access: 'member',
  summary: 'One move of the member’s',
  params: z.object({ id: Id }),
  value: WalletMove,
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});

/** The other member of a transfer, as the member may see them. */
export const TransferParty = z.object({
  id: Id,
  maskedName: z.string(),
  /** The full name of a downline; null for the upline. */
  username: z.nullable(z.string()),
  direction: z.enum(['up', 'down']),
});
export type TransferParty = z.infer<typeof TransferParty>;

export const transferOptions = operation({
  id: 'transferOptions',
  method: 'GET',
  path: '/api/transfers/options',
  access: 'member',
  summary: 'To whom the member may transfer, and how much',
  value: z.object({
    /** Null if there is no upline. */
    upline: z.nullable(TransferParty),
    /** An agent may transfer to any downline. */
    toDownline: z.boolean(),
    /** False if the upline does not allow sending. */
    maySend: z.boolean(),
    currency: z.string(),
    cash: Decimal,
    min: Decimal,
    max: Decimal,
    /** What the member may still transfer today. */
    leftToday: Decimal,
    /** The share of a transfer that the recipient must stake before a withdrawal, in percent. */
    turnoverPercent: z.object({ up: z.int(), down: z.int() }),
  }),
  errors: ['TRUE_ACCOUNT_REQUIRED', 'TRANSFER_CLOSED'],
});

export const transferRecipient = operation({
  id: 'transferRecipient',
  method: 'GET',
  path: '/api/transfers/recipient',
  access: 'member',
  summary:
    'An agent’s look for a member of their own line, by username. Anybody else’s name is answered as if it did not exist',
  query: z.object({ username: z.string().check(z.minLength(1), z.maxLength(60)) }),
  value: TransferParty,
  errors: ['RECIPIENT_NOT_FOUND', 'RECIPIENT_CLOSED', 'TRUE_ACCOUNT_REQUIRED', 'TRANSFER_CLOSED'],
});

/** A transfer between members, as one of them sees it. */
export const MemberTransfer = z.object({
  id: Id,
  /** `in`: received. */
  way: z.enum(['in', 'out']),
  /** The other member. */
  maskedName: z.string(),
  /** The other member, if they are in the member's own team; otherwise null. */
  downline: z.nullable(z.object({ id: Id, username: z.string() })),
  amount: Decimal,
  currency: z.string(),
  at: Instant,
});
export type MemberTransfer = z.infer<typeof MemberTransfer>;

export const transferToMember = operation({
  id: 'transferToMember',
  method: 'POST',
  path: '/api/transfers',
  access: 'member',
  encrypted: true,
  summary:
    'Transfers to the member’s upline, or of an agent to a member of their own line, by the payment password; the same idempotency key transfers once. Both are told',
  body: z.object({
    to: Id,
    amount: Decimal,
    paymentPassword: z.string().check(z.maxLength(200)),
    idempotencyKey: z.uuid(),
  }),
  value: MemberTransfer,
  errors: [
    'VALIDATION',
    'AMOUNT_OUT_OF_RANGE',
    'TRANSFER_LIMIT_REACHED',
    'TRANSFER_NOT_ALLOWED',
    'TURNOVER_REQUIRED',
    'BONUS_ACTIVE',
    'RECIPIENT_NOT_FOUND',
    'RECIPIENT_CLOSED',
    'BALANCE_TOO_LOW',
    'PAYMENT_PASSWORD_NOT_SET',
    'WRONG_PAYMENT_PASSWORD',
    'IDEMPOTENCY_CONFLICT',
    'TRUE_ACCOUNT_REQUIRED',
    'TRANSFER_CLOSED',
    'ACCOUNT_DISABLED',
  ],
});

export const memberTransfers = operation({
  id: 'memberTransfers',
  method: 'GET',
  path: '/api/transfers',
  access: 'member',
  summary: 'What the member transferred and received along their line, newest first; with `with`, with one other only',
  query: z.object({ ...paging, way: z.optional(z.enum(['in', 'out'])), with: z.optional(Id) }),
  value: z.object({ list: z.array(MemberTransfer), totalPages: z.int(), total: z.int() }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});
