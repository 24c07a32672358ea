import {
  adminEmployee,
  type AdminEmployee,
  adminEmployeeOpenSessions,
  adminEmployeeRecovery,
  adminEmployeeRoles,
  adminEmployeeSession,
  adminEmployeeSessions,
  adminEmployeeStatus,
  adminRole,
  type AdminRole,
  adminRolePermissions,
  adminRoles,
  adminStaff,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { rightsOf } from './domain/rights.ts';
import { presentSession } from './account.admin.routes.ts';
import type { Role } from './domain/employee.ts';
import type { EmployeeRow, StaffAdmin } from './staff.admin.ts';

/** Employees and roles, for those who may see or change them. */
export function employeeRoutes(app: FastifyInstance, admin: StaffAdmin): void {
  route(app, adminStaff, async ({ query }) => pageOf((await admin.list()).map(presentEmployee), query));

  route(app, adminEmployee, ({ params }) => employee(params.username));

  route(app, adminEmployeeStatus, async (call) => {
    const { status, reason } = call.body;
    const { username } = call.params;
    const by = callerOf(call, reason);
    await (status === 'disabled' ? admin.disable(by, username) : admin.enable(by, username));
    return employee(username);
  });

  route(app, adminEmployeeRoles, async (call) => {
    await admin.assign(callerOf(call, call.body.reason), call.params.username, call.body.roles);
    return employee(call.params.username);
  });

  route(app, adminEmployeeSessions, async (call) => {
    await admin.endSessions(callerOf(call, call.body.reason), call.params.username);
    return employee(call.params.username);
  });

  route(app, adminEmployeeOpenSessions, async ({ params, principal }) => {
    const list = await admin.sessions(params.username);
    return { list: list.map((open) => presentSession(open, principal.sessionId)) };
  });

  route(app, adminEmployeeSession, async (call) => {
    await admin.endSession(callerOf(call, call.body.reason), call.params);
    return employee(call.params.username);
  });

  route(app, adminEmployeeRecovery, async (call) => {
    await admin.confirmLoss(callerOf(call, call.body.reason), call.params.username);
    return employee(call.params.username);
  });

  route(app, adminRoles, async ({ query }) => pageOf((await admin.roles()).map(presentRole), query));

  route(app, adminRole, ({ params }) => role(params.role));

  route(app, adminRolePermissions, async (call) => {
    await admin.setPermissions(callerOf(call, call.body.reason), call.params.role, call.body.permissions);
    return role(call.params.role);
  });

  async function employee(username: string): Promise<AdminEmployee> {
    const found = (await admin.list()).find((each) => each.username.toLowerCase() === username.toLowerCase());
    if (!found) throw new ApiError('NOT_FOUND', { employee: username });
    return presentEmployee(found);
  }

  async function role(code: string): Promise<AdminRole> {
    const found = (await admin.roles()).find((each) => each.code === code);
    if (!found) throw new ApiError('NOT_FOUND', { role: code });
    return presentRole(found);
  }
}

function pageOf<T>(list: readonly T[], { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  return { list: list.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: list.length };
}

function presentEmployee({ recovery, ...row }: EmployeeRow): AdminEmployee {
  const { username, name, status, roles, sessions } = row;
  return {
    id: username,
    username,
    name,
    status,
    roles,
    sessions,
    createdAt: row.created_at.toString(),
    signedInAt: row.signed_in_at?.toString() ?? null,
    secondFactors: row.second_factors,
    recovery: recovery && { confirmedBy: recovery.confirmedBy, until: recovery.until.toString() },
  };
}

function presentRole({ code, name, permissions, employees }: Role): AdminRole {
  return { id: code, name, permissions: rightsOf({ roles: [code], permissions }), employees };
}
