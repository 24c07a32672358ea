// For: what payment providers say they moved, day by day, beside what our books say, and the differences until they are explained.
// Owns: schema `reconciliation`: days, sums, differences.
// Never: move money, or change a deposit or a withdrawal: their own screens do.

export { createReconciliation, type Reconciliation } from './reconciliation.module.ts';
export { reconciliationCommands } from './reconciliation.cli.ts';
export { selectOpenByProvider as openDifferences } from './reconciliation.repo.ts';
