import { type ApprovalKind, approvalKinds } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type ReadHandle } from '../../platform/database.ts';
import type { Settings } from '../settings/index.ts';
import { type ApprovalsAdmin, createApprovalsAdmin } from './approvals.admin.ts';
import { approvalsAdminRoutes } from './approvals.admin.routes.ts';
import { expire } from './approvals.repo.ts';
import { approvalsSettings } from './approvals.settings.ts';
import { createGuard, type Guard } from './guard.service.ts';

const kinds = Object.keys(approvalKinds) as ApprovalKind[];

export type Approvals = Module & { guard: Guard; admin: ApprovalsAdmin };

type Needs = {
  settings: Pick<Settings, 'get'>;
  record: RecordByHand;
  usernames: (db: ReadHandle, memberIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** Four eyes: acts that wait for a second person. */
export function createApprovals(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { settings, record, usernames }: Needs,
): Approvals {
  const rules = () => settings.get(approvalsSettings.approvals);
  const { guard, acts } = createGuard({ pool, clock, rules, record });
  const admin = createApprovalsAdmin({ pool, clock, record, acts });
  return {
    name: 'approvals',
    guard,
    admin,
    adminRoutes: (app) => approvalsAdminRoutes(app, { admin, clock, usernames: (ids) => usernames(pool, ids) }),
    // A request of a kind that nothing guards could never be approved: say so before the first call.
    start: async () => {
      const missing = kinds.filter((kind) => !acts.has(kind));
      if (missing.length > 0) throw new Error(`nothing is guarded as ${missing.join(', ')}`);
    },
    jobs: [
      {
        name: 'approvals_expire',
        cron: '40 * * * *',
        run: () => inTransaction(pool, (tx) => expire(tx, clock.now())),
      },
    ],
  };
}
