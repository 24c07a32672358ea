export { type Cashier, createCashier } from './cashier.module.ts';
export { cashierCommands } from './cashier.cli.ts';
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
