// For: lottery games, draws, members' slips, and what a draw pays.
// Owns: schema `lottery`.
// Never: take a bet after the close, or pay a draw whose result is not confirmed.

export { createLottery, type Lottery } from './lottery.module.ts';
export type { RoundTicket } from './tickets.service.ts';
export { lotteryCommands } from './lottery.cli.ts';

/**
 * Functions that SQL of other schemas may call; read by the lint.
 *
 * @public
 */
export const sqlFunctions = ['unpaid_prizes'] as const;
