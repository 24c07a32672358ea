import type { Deps, Module } from '../../module.ts';
import type { PlannedKind } from '../../platform/plan-kind.ts';
import type { Guard } from '../approvals/index.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { plansAdminRoutes } from './plans.admin.routes.ts';
import { type BudgetLeft, createPlansAdmin } from './plans.admin.ts';
import type { ReadHandle } from '../../platform/database.ts';

type Needs = {
  record: RecordByHand;
  guard: Guard;
  leftOf: (db: ReadHandle, ids: readonly string[]) => Promise<BudgetLeft[]>;
  kinds: readonly PlannedKind[];
};

/** Plans that staff makes by forms of the console. */
export function createPlans({ pool, clock }: Pick<Deps, 'pool' | 'clock'>, needs: Needs): Module {
  const admin = createPlansAdmin({ pool, clock, ...needs });
  return { name: 'plans', adminRoutes: (app) => plansAdminRoutes(app, admin) };
}
