// For: money: accounts, movements, holds, and the sealed journal.
// Owns: schema `ledger`.
// Never: import another module, change or delete a movement, or know why money moves.

export { createLedger, type Ledger, type LedgerOptions } from './ledger.service.ts';
export { createLedgerModule } from './ledger.module.ts';
export { expireHolds } from './ledger.jobs.ts';
export { sealJournal, settleKeys } from './ledger.seal.ts';
export { ImpossibleMovement } from './ledger.errors.ts';
export {
  type AccountId,
  type AccountName,
  type MemberBalance,
  type MemberPurpose,
  type Owner,
  type OwnerType,
} from './domain/account.ts';
export type { BalanceAfter, Done, Movement, MovementResult, Reference } from './domain/movement.ts';
export type {
  HoldId,
  HoldPosting,
  HoldResult,
  HoldState,
  HoldVoiding,
  PartPosting,
  PartResult,
  Reservation,
  ReservationResult,
} from './domain/hold.ts';
export type { Statement, StatementLine, StatementQuery } from './domain/statement.ts';
export { selectStatementAfter as statementAfter, type StatementPlace, type StatementWish } from './statement.repo.ts';
export { type Break, type VerifyReport, verifyLedger } from './ledger.verify.ts';
export { ledgerCommands } from './ledger.cli.ts';

/**
 * Functions that SQL of other schemas may call; read by the lint.
 *
 * @public
 */
export const sqlFunctions = [
  'balance',
  'cash_accounts',
  'cash_credits',
  'cash_debits',
  'cash_holders',
  'cash_of',
  'lock_accounts',
  'member_accounts',
  'member_balances',
  'member_cash',
  'moved_by_day',
  'moved_by_slot',
  'moved_lately',
  'new_movement',
  'open_account',
  'played_by_day',
  'played_by_member',
  'post_batch',
  'rounds_moved',
  'sealed_up_to',
] as const;
