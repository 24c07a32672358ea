export { type Bonuses, createBonuses } from './bonus.module.ts';
export { bonusCommands } from './bonus.cli.ts';
export type { Bonus, Grant, GrantResult } from './domain/bonus.ts';
