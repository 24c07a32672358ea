/** The name of a promotion's budget in the ledger. Bonus offers and rebates have budgets under their own names. */
export function budgetOf(key: string): string {
  return `activity-${key}`;
}
