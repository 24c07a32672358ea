import type { Amount } from '@champa/money';
import type { AccountId } from './account.ts';

/** The cause of a movement: `{ type: 'round', id }`, `{ type: 'deposit', id }`, ... */
export type Reference = { type: string; id: string };

/** One balanced movement: `amount` leaves the debit account and enters the credit account. */
export type Movement = {
  /** The namespace of the key: `'vendor:CODE'`, `'cashier'`, ... */
  source: string;
  /** Unique per source, for ever: the same key again is the same movement. */
  key: string;
  kind: string;
  debit: AccountId;
  credit: AccountId;
  amount: Amount;
  reference: Reference;
  /** Who did it: `'member:ID'`, `'vendor:CODE'`, `'staff:USERNAME'`, `'system'`. */
  actor: string;
  /**
   * Where a rule empties the debit account instead of refusing the movement: the house-side account that bears the
   * rest, in a row of its own.
   */
  cover?: AccountId;
  /** An amount of zero is a mistake unless the caller's rule allows it. */
  allowZero?: boolean;
};

/** The balance of a guarded account after a movement. */
export type BalanceAfter = { balance: Amount; version: bigint };

/** A posted movement. */
export type Done = {
  id: bigint;
  at: Temporal.Instant;
  /** The amount moved; less than requested by `shortfall` where a cover was given. */
  amount: Amount;
  shortfall: Amount;
  /** Null for an account of the house's side, which stores no balance. */
  debit: BalanceAfter | null;
  credit: BalanceAfter | null;
};

/**
 * The answer to a movement; a refusal is an answer.
 * - `posted`: done now.
 * - `duplicate`: done before under this key with this content; the rest describes that movement.
 * - `conflict`: the key belongs to a movement of other content; nothing was done.
 * - `insufficient_funds`: nothing was done; `balance` is that of the debit account.
 */
export type MovementResult =
  | ({ status: 'posted' | 'duplicate' } & Done)
  | { status: 'conflict' }
  | { status: 'insufficient_funds'; balance: Amount };
