export { createRebate, type Rebate } from './rebate.module.ts';
