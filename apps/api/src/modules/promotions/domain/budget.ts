import type { Amount } from '@champa/money';
import type { Rule } from './definition.ts';
import { leastCostOf } from './reward.ts';

/** The name of a promotion's budget in the ledger. Bonus offers and rebates have budgets under their own names. */
export function budgetOf(key: string): string {
  return `activity-${key}`;
}

/** Whether so little is left of a budget that no rule could give anything any more. */
export function isUsedUp(rules: readonly Rule[], left: Amount): boolean {
  return rules.every(({ reward, rewards }) => (rewards ?? [reward!]).every((each) => leastCostOf(each) > left));
}
