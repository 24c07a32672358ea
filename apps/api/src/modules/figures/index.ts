// For: play and movements, added up by member, game and day, and for the whole brand.
// Owns: schema `figures`: days, games, five-minute intervals, how far they are counted.
// Never: hold a number that play and the ledger do not prove: `figures verify` compares.

export { createFigures, type Figures } from './figures.module.ts';
export { figuresCommands } from './figures.cli.ts';
export type {
  BrandMoney,
  BrandPlay,
  Day,
  DayMoney,
  Days,
  GamePlay,
  LooseState,
  Play,
  PlayedGame,
  Whose,
} from './domain/figures.ts';

/**
 * Functions that SQL of other schemas may call; read by the lint.
 *
 * @public
 */
export const sqlFunctions = [
  'close_plays',
  'drop_slots',
  'late_plays',
  'latest_late_play',
  'loose_rounds',
  'money_beside_play',
  'money_by_day',
  'money_not_counted',
  'money_of_days',
  'next_slot',
  'open_stakes',
  'play_by_day',
  'play_not_counted',
  'play_of_days',
  'play_of_games',
  'plays_of_days',
  'plays_of_member',
  'received_of_days',
  'valid_bet_of',
  'valid_bets',
  'valid_bets_between',
] as const;
