// For: bonus money: offers, what members wager of it, and what becomes of it.
// Owns: schema `bonus`: offers with their budgets, bonuses, stakes against them.
// Never: mix bonus money with cash, or grant what its budget does not cover.

export { type Bonuses, createBonuses } from './bonus.module.ts';
export { bonusCommands } from './bonus.cli.ts';
export type { Bonus, Grant, GrantResult } from './domain/bonus.ts';

/**
 * What SQL of other schemas may call: the lint reads it.
 *
 * @public
 */
export const sqlFunctions = [
  'active_part',
  'cash_part',
  'contribution',
  'count_told',
  'ending',
  'give_back',
  'holders',
  'note_play',
  'note_stake',
  'oppose',
  'post',
  'standing_of',
  'take_back',
  'usable',
] as const;
