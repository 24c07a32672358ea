import type { Deps, Module } from '../../module.ts';
import type { Throttle } from '../throttle/index.ts';
import { staffRoutes } from './staff.admin.routes.ts';
import { createStaffAdmin, type StaffAdmin } from './staff.admin.ts';
import { createStaffService, type StaffService } from './staff.service.ts';

export type Staff = Module & { service: StaffService; admin: StaffAdmin; authenticate: StaffService['find'] };

/** The operator's employees: sign-in to the back office, and the log of their actions. */
export function createStaff({ pool, clock }: Pick<Deps, 'pool' | 'clock'>, throttle: Throttle): Staff {
  const service = createStaffService(pool, clock, throttle);
  return {
    name: 'staff',
    service,
    admin: createStaffAdmin({ pool, service, record: service.recordByHand }),
    authenticate: service.find,
    adminRoutes: (app) => staffRoutes(app, pool, service),
  };
}
