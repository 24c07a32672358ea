// For: money in: deposits by provider and by hand, and their refunds.
// Owns: schema `deposits`: methods, deposits, slips, refunds, what staff did.
// Never: credit what a provider did not confirm or staff did not approve, or credit it twice.

export { type Deposits, createDeposits } from './deposits.module.ts';
export { depositsCommands } from './deposits.cli.ts';
export { depositsSettings } from './deposits.settings.ts';
export { selectEndedLately as depositsLately } from './lately.repo.ts';
export {
  selectDepositsByReference as depositsByReference,
  selectMovedDeposits as movedDeposits,
} from './moved.repo.ts';
export {
  countCredited,
  selectCreditedSince as creditedSince,
  selectDepositedSince as depositedSince,
  selectEndedSince as depositsEndedSince,
  selectOldestInReview as oldestDepositInReview,
} from './deposits.repo.ts';

/**
 * What SQL of other schemas may call: the lint reads it.
 *
 * @public
 */
export const sqlFunctions = ['first_credits', 'has_deposited'] as const;
