// For: the outside parties that collect money for the brand and pay it out, each once: keys, switches, calls, callbacks.
// Owns: schema `payments`: providers, their changes, callbacks as they came.
// Never: move money, or decide what a callback means for a deposit or a withdrawal.

export { createPayments, type Payments } from './payments.module.ts';
export { createPaymentCallbacks } from './callbacks.module.ts';
export { paymentsCommands } from './payments.cli.ts';
export type { Receive } from './use-cases/receive-callback.ts';
export type { Providers } from './payments.registry.ts';
export { DEMO_BANK, DEMO_PROVIDER } from './payments.seed.ts';
export {
  type DepositEvent,
  type Payment,
  type Payout,
  type PayoutEvent,
  type PayoutVerdict,
  type PayoutWish,
  type Progress,
  type Provider,
  ProviderRefused,
  ProviderUnreachable,
  type Span,
  type StatementEntry,
} from './domain/provider.ts';

/**
 * What SQL of other schemas may call: the lint reads it.
 *
 * @public
 */
export const sqlFunctions = ['takes_deposits'] as const;
