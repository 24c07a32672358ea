export { createRebate, type Rebate } from './rebate.module.ts';
export { raiseRates } from './domain/rebate.ts';
