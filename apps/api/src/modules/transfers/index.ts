// For: money between a member's wallets, and between members of one line.
// Owns: schema `transfers`: wallets at vendors, moves, transfers of members.
// Never: guess what a vendor did with money: it queries until it knows.

export { createTransfers, type Transfers } from './transfers.module.ts';
export { callBackLater } from './use-cases/play-transfers.ts';
export { transfersCommands } from './transfers.cli.ts';
export { transfersSettings } from './transfers.settings.ts';
export type { NoteReceived } from './use-cases/transfer-to-member.ts';
