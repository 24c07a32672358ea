export { type Cashier, createCashier } from './cashier.module.ts';
export { selectDepositedSince as depositedSince } from './deposits.repo.ts';
