// For: bonus money: offers, their wagering, and how they end.
// Owns: schema `bonus`: offers with their budgets, bonuses, stakes against them.
// Never: mix bonus money with cash, or grant what its budget does not cover.

export { type Bonuses, createBonuses } from './bonus.module.ts';
export { bonusCommands } from './bonus.cli.ts';
export { selectMaxStake as bonusMaxStake } from './bonus.repo.ts';
export type { Bonus, Grant, GrantResult } from './domain/bonus.ts';

/**
 * Functions that SQL of other schemas may call; read by the lint.
 *
 * @public
 */
export const sqlFunctions = [
  'active_part',
  'cash_part',
  'contribution',
  'count_feed_stake',
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
