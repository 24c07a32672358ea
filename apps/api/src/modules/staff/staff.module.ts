import type { Deps, Module } from '../../module.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Guard } from '../approvals/index.ts';
import type { Settings } from '../settings/index.ts';
import type { IsBreached } from '../credentials/index.ts';
import { siteSettings } from '../site/index.ts';
import type { Devices, Throttle } from '../throttle/index.ts';
import type { Verification } from '../verification/index.ts';
import { accountRoutes } from './account.admin.routes.ts';
import { createAccessLog } from './access-log.ts';
import { type AuditAdmin, createAuditAdmin } from './audit.admin.ts';
import { auditExport, auditRoutes } from './audit.admin.routes.ts';
import { createSecondFactors } from './second-factor.service.ts';
import { employeeRoutes } from './employees.admin.routes.ts';
import { createOwnAccount } from './own-account.service.ts';
import { staffSettings } from './staff.settings.ts';
import { staffRoutes } from './staff.admin.routes.ts';
import { createStaffAdmin, type StaffAdmin } from './staff.admin.ts';
import { createStaffService, type StaffService } from './staff.service.ts';

export type Staff = Module & {
  service: StaffService;
  admin: StaffAdmin;
  audit: AuditAdmin;
  authenticate: StaffService['find'];
};

type Needs = {
  throttle: Throttle & { devices: Devices };
  verification: Pick<Verification, 'challenges' | 'oneTime'>;
  secrets: SecretBox;
  settings: Pick<Settings, 'get'>;
  isBreached: IsBreached;
  guard: Guard;
  /** The back office's own address; without it employees have no passkeys. */
  backofficeUrl: string | undefined;
};

/** The operator's employees: sign-in to the back office, and the log of their actions. */
export function createStaff({ pool, clock }: Pick<Deps, 'pool' | 'clock'>, needs: Needs): Staff {
  const { throttle, secrets, isBreached, backofficeUrl } = needs;
  const { challenges, oneTime } = needs.verification;
  const rules = () => needs.settings.get(staffSettings.staff);
  const brandName = async () => (await needs.settings.get(siteSettings.brand)).name;
  const shared = { pool, clock, throttle, rules, brandName };
  const secondFactors = createSecondFactors({ ...shared, secrets, oneTime, backofficeUrl });
  const { recordByHand: record, recordByCommand } = createAccessLog(clock);
  const service = createStaffService({ ...shared, challenges, secondFactors });
  const audit = createAuditAdmin(pool);
  const admin = createStaffAdmin({ ...shared, service, secondFactors, record, recordByCommand, guard: needs.guard });
  const account = createOwnAccount({ ...shared, secondFactors, record, isBreached });
  return {
    name: 'staff',
    service,
    admin,
    audit,
    authenticate: service.find,
    adminRoutes: (app) => {
      app.decorate('noteRefusal', service.noteRefusal);
      staffRoutes(app, { pool, service, devices: throttle.devices, challenges });
      accountRoutes(app, { pool, service, account, devices: throttle.devices });
      employeeRoutes(app, admin);
      auditRoutes(app, audit);
    },
    exports: [auditExport(audit)],
  };
}
