export { createTransfers, type Transfers } from './transfers.module.ts';
export { callBackLater } from './use-cases/play-transfers.ts';
export { transfersCommands } from './transfers.cli.ts';
export type { NoteReceived } from './use-cases/transfer-to-member.ts';
