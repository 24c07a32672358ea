// For: what a member did: rounds, movements, profit, and files of them.
// Owns: schema `records`: exports. It reads `vendors`, `ledger` and `figures`.
// Never: tell one member of another.

export { createRecords, type Records } from './records.module.ts';
export { createDescribe, type DescribeCauses } from './describe.service.ts';
export { formatPlace, parsePlace, type Place } from './domain/cursor.ts';
export { type Days, type Span, spanOf } from './domain/days.ts';
export type { TeamWish } from './domain/export.ts';
export { moneyFamilies } from './domain/families.ts';
export type { ExportRows, Reader, TeamSource } from './export-rows.service.ts';
export { createGamesPlayed, type GamesPlayedNeeds } from './games-played.service.ts';
export { presentCall, presentPlayTotals, presentRound } from './records.present.ts';
