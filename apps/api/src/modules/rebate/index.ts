// For: rebates that members claim for their valid bets.
// Owns: schema `rebate`: claims and how far each member has claimed.
// Never: count a bet twice.

export { createRebate, type Rebate } from './rebate.module.ts';
export { raiseRates } from './domain/rebate.ts';
export { rebateSettings } from './rebate.settings.ts';
