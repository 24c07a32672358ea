export { type Cashier, createCashier } from './cashier.module.ts';
