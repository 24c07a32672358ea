import type { Deps, Module } from '../../module.ts';
import { createMailingsAdmin, type MailingsAdmin, type MailingsNeeds, SEND_MAILINGS } from './mailings.admin.ts';
import { mailingsAdminRoutes } from './mailings.admin.routes.ts';

export type Mailings = Module & { admin: MailingsAdmin };

/** Messages of employees to many members. */
export function createMailings(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  needs: Omit<MailingsNeeds, 'pool' | 'clock'>,
): Mailings {
  const admin = createMailingsAdmin({ pool, clock, ...needs });
  return {
    name: 'mailings',
    admin,
    adminRoutes: (app) => mailingsAdminRoutes(app, admin),
    jobs: [{ name: SEND_MAILINGS, cron: '* * * * *', run: admin.run }],
  };
}
