import type { Deps, Module } from '../../module.ts';
import { complianceAdminRoutes, eventsExport } from './compliance.admin.routes.ts';
import { createLiability, type LiabilityNeeds } from './liability.service.ts';
import { createPlaysWatch, type PlaysNeeds } from './compliance.plays.ts';
import { type ComplianceAdmin, type ComplianceNeeds, createComplianceAdmin } from './compliance.admin.ts';

export type Compliance = Module & {
  /** The consumer of facts that keeps large transactions. */
  follow: ComplianceAdmin['follow'];
};

/** Limits and exclusions, significant events and large transactions, for those who answer for players' safety. */
export function createCompliance(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  needs: Omit<ComplianceNeeds, 'pool'> & PlaysNeeds & Omit<LiabilityNeeds, 'pool' | 'clock'>,
): Compliance {
  const admin = createComplianceAdmin({ pool, ...needs });
  const liability = createLiability({ pool, clock, ...needs });
  return {
    name: 'compliance',
    follow: admin.follow,
    adminRoutes: (app) => complianceAdminRoutes(app, admin, liability),
    exports: [eventsExport(admin)],
    jobs: [
      { name: 'compliance_plays', cron: '*/5 * * * *', run: createPlaysWatch({ pool, clock, ...needs }) },
      { name: 'compliance_liability', cron: '* * * * *', run: liability.take },
    ],
  };
}
