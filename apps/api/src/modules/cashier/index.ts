export { type Cashier, createCashier } from './cashier.module.ts';
export { cashierCommands } from './cashier.cli.ts';
export { selectCreditedSince as creditedSince, selectDepositedSince as depositedSince } from './deposits.repo.ts';
export * as sandpaySignature from './adapters/sandpay/signature.ts';
