// For: what payment providers and game vendors say they moved, day by day, beside our books, and the differences until they are explained.
// Owns: schema `reconciliation`: days, sums, differences.
// Never: move money, or change a deposit, a withdrawal or a round: their own screens do.

export { createReconciliation, type Reconciliation } from './reconciliation.module.ts';
export { reconciliationCommands } from './reconciliation.cli.ts';
export { selectOpenByParty as openDifferences } from './reconciliation.repo.ts';
