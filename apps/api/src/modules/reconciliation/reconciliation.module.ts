import type { Language } from '@champa/contract';
import * as z from 'zod/mini';
import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import type { ReadHandle } from '../../platform/database.ts';
import type { Payments } from '../payments/index.ts';
import type { Vendors } from '../vendors/index.ts';
import { createReconciliationAdmin, type ReconciliationAdmin } from './reconciliation.admin.ts';
import { reconciliationAdminRoutes } from './reconciliation.admin.routes.ts';
import { COMPARE, createReconciliationService, type ReconciliationService } from './reconciliation.service.ts';
import { createReports, type PlayBooks } from './reports.source.ts';
import { type Books, createStatements } from './statements.source.ts';
import { type GameName, type VendorsNamed, vendorDaysAdminRoutes } from './vendor-days.admin.routes.ts';

const Asked = z.object({ party: z.enum(['provider', 'vendor']), code: z.string(), day: z.string() });

export type Reconciliation = Module & {
  /** Days of payment providers, and of vendors. */
  admin: ReconciliationAdmin;
  vendorsAdmin: ReconciliationAdmin;
  service: ReconciliationService;
};

type Needs = {
  providers: Payments['providers'];
  books: Books;
  reports: Vendors['dayReports'];
  playBooks: PlayBooks;
  /** The vendors that take stakes from the main wallet, with their names. */
  seamlessVendors: () => Promise<VendorsNamed>;
  gameName: GameName;
  defaultLanguage: () => Promise<Language>;
  timeZone: () => Promise<string>;
  record: RecordByHand;
  usernames: (db: ReadHandle, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** What payment providers and game vendors say they moved, beside what moved here. */
export function createReconciliation(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { providers, books, reports, playBooks, seamlessVendors, timeZone, record, usernames, ...shown }: Needs,
): Reconciliation {
  const sources = {
    provider: createStatements({ pool, providers, books }),
    vendor: createReports({ pool, reports, books: playBooks }),
  };
  const service = createReconciliationService({ pool, clock, sources, timeZone });
  const admin = createReconciliationAdmin({ pool, clock, record, party: 'provider' });
  const vendorsAdmin = createReconciliationAdmin({ pool, clock, record, party: 'vendor' });
  const namesOf = (ids: readonly string[]) => usernames(pool, ids);
  return {
    name: 'reconciliation',
    admin,
    vendorsAdmin,
    service,
    adminRoutes: (app) => {
      reconciliationAdminRoutes(app, { admin, providerNames: () => providers.names(pool), usernames: namesOf });
      vendorDaysAdminRoutes(app, {
        admin: vendorsAdmin,
        vendors: seamlessVendors,
        reporting: reports.reporting,
        ...shown,
        usernames: namesOf,
      });
    },
    jobs: [
      { name: 'reconciliation_due', cron: '25 * * * *', run: service.enqueueDue },
      { name: COMPARE, run: compareAsked },
    ],
  };

  async function compareAsked(payload: unknown): Promise<void> {
    const { day, ...of } = Asked.parse(payload);
    await service.compareDay(of, day);
  }
}
