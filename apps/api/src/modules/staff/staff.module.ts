import type { Deps, Module } from '../../module.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Settings } from '../settings/index.ts';
import type { Devices, Throttle } from '../throttle/index.ts';
import type { Verification } from '../verification/index.ts';
import { type AuditAdmin, createAuditAdmin } from './audit.admin.ts';
import { auditRoutes } from './audit.admin.routes.ts';
import { createSecondFactors } from './second-factor.service.ts';
import { employeeRoutes } from './employees.admin.routes.ts';
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
  verification: Pick<Verification, 'challenges'>;
  secrets: SecretBox;
  settings: Pick<Settings, 'get'>;
};

/** The operator's employees: sign-in to the back office, and the log of their actions. */
export function createStaff({ pool, clock }: Pick<Deps, 'pool' | 'clock'>, needs: Needs): Staff {
  const { throttle, secrets } = needs;
  const { challenges } = needs.verification;
  const rules = () => needs.settings.get(staffSettings.staff);
  const secondFactors = createSecondFactors({ clock, secrets, throttle });
  const service = createStaffService({ pool, clock, throttle, challenges, secondFactors, rules });
  const audit = createAuditAdmin({ pool, record: service.recordByHand });
  const admin = createStaffAdmin({ pool, service, secondFactors, record: service.recordByHand });
  return {
    name: 'staff',
    service,
    admin,
    audit,
    authenticate: service.find,
    adminRoutes: (app) => {
      app.decorate('noteRefusal', service.noteRefusal);
      staffRoutes(app, { pool, service, devices: throttle.devices, challenges });
      employeeRoutes(app, admin);
      auditRoutes(app, audit);
    },
  };
}
