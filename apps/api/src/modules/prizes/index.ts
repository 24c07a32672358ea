export { createPrizes, type Prizes } from './prizes.module.ts';
export { createTicketPayer } from './payer.ts';
export { prizesCommands } from './prizes.cli.ts';
