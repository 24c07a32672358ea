// For: money in: deposits by provider and by hand, refunds, corrections.
// Owns: schema `cashier`: methods, providers, deposits, their callbacks and slips.
// Never: credit what a provider did not confirm or staff did not approve, or credit it twice.

export { type Cashier, createCashier } from './cashier.module.ts';
export { cashierCommands } from './cashier.cli.ts';
export { cashierSettings } from './cashier.settings.ts';
export {
  countCredited,
  selectCreditedSince as creditedSince,
  selectDepositedSince as depositedSince,
} from './deposits.repo.ts';
export { createSandpayLine, type SandpayAnswer, type SandpayLineOptions } from './adapters/sandpay/line.ts';

/**
 * What SQL of other schemas may call: the lint reads it.
 *
 * @public
 */
export const sqlFunctions = ['has_deposited'] as const;
