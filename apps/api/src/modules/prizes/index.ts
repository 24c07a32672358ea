// For: prize games: wheel, golden egg, red envelopes and rain, raffle.
// Owns: schema `prizes`.
// Never: draw by a seed that was not promised before, or give what was not reserved.

export { createPrizes, type Prizes } from './prizes.module.ts';
export { createTicketPayer } from './payer.ts';
export { prizesCommands } from './prizes.cli.ts';
