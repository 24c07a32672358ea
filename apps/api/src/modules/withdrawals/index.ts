// For: money out: from a member's request to the word that it has arrived.
// Owns: schema `withdrawals`: withdrawals, parts, proofs, steps.
// Never: pay out what is not held, pay a part twice, or return what may have left.

export { createWithdrawals, type Withdrawals } from './withdrawals.module.ts';
export { selectPaidLately as payoutsLately } from './lately.repo.ts';
export { withdrawalsCommands } from './withdrawals.cli.ts';
export { selectOldestWaiting as oldestWithdrawal, selectPayoutsSince as payoutsSince } from './waiting.repo.ts';
export { selectMovedPayouts as movedPayouts, selectPayoutsByReference as payoutsByReference } from './moved.repo.ts';
export { withdrawalSettings } from './withdrawals.settings.ts';

/**
 * Functions that SQL of other schemas may call; read by the lint.
 *
 * @public
 */
export const sqlFunctions = ['open_withdrawals'] as const;
