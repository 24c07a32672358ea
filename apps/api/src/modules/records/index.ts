// For: what members did: rounds, movements and profit, of one member or of an agent's team, and files of them.
// Owns: schema `records`: exports. It reads `vendors`, `ledger`, `figures` and `member`.
// Never: show a member's records to anybody but the member, an agent above them, and staff.

export { contractBeginnings, familyOf } from './domain/families.ts';
export { createRecords, type Records } from './records.module.ts';
export type { TeamPart } from './domain/scope.ts';
export type { AgentExports, Reader } from './exports.sources.ts';
export type { Teams } from './teams.ts';
