import * as z from 'zod/mini';
import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import type { ReadHandle } from '../../platform/database.ts';
import type { Payments } from '../payments/index.ts';
import { createReconciliationAdmin, type ReconciliationAdmin } from './reconciliation.admin.ts';
import { reconciliationAdminRoutes } from './reconciliation.admin.routes.ts';
import {
  type Books,
  COMPARE,
  createReconciliationService,
  type ReconciliationService,
} from './reconciliation.service.ts';

const Asked = z.object({ provider: z.string(), day: z.string() });

export type Reconciliation = Module & { admin: ReconciliationAdmin; service: ReconciliationService };

type Needs = {
  providers: Payments['providers'];
  books: Books;
  timeZone: () => Promise<string>;
  record: RecordByHand;
  usernames: (db: ReadHandle, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** What payment providers say they moved, beside what moved here. */
export function createReconciliation(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { providers, books, timeZone, record, usernames }: Needs,
): Reconciliation {
  const service = createReconciliationService({ pool, clock, providers, books, timeZone });
  const admin = createReconciliationAdmin({ pool, clock, record });
  return {
    name: 'reconciliation',
    admin,
    service,
    adminRoutes: (app) =>
      reconciliationAdminRoutes(app, {
        admin,
        providerNames: () => providers.names(pool),
        usernames: (ids) => usernames(pool, ids),
      }),
    jobs: [
      { name: 'reconciliation_due', cron: '25 * * * *', run: service.enqueueDue },
      { name: COMPARE, run: compareAsked },
    ],
  };

  async function compareAsked(payload: unknown): Promise<void> {
    const { provider, day } = Asked.parse(payload);
    await service.compareDay(provider, day);
  }
}
