export { createPrizes, type Prizes } from './prizes.module.ts';
export { prizesCommands } from './prizes.cli.ts';
