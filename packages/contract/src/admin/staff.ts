import * as z from 'zod/mini';
import { Id, Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { staffPermissions } from '../permissions.ts';
import { StaffSessions } from './account.ts';
import { listOf, page, reason } from './lists.ts';

const code = z.string().check(z.regex(/^[a-z][a-z0-9_]{1,39}$/));

export const AdminEmployee = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  status: z.enum(['active', 'disabled']),
  roles: z.array(z.string()),
  createdAt: Instant,
  /** Null if they never signed in. */
  signedInAt: z.nullable(Instant),
  sessions: z.int(),
  /** Their authenticators and passkeys. */
  secondFactors: z.int(),
  /** Who has confirmed that they lost them, and until when that counts; null where nobody has. */
  recovery: z.nullable(z.object({ confirmedBy: z.array(z.string()), until: Instant })),
});
export type AdminEmployee = z.infer<typeof AdminEmployee>;

const employee = z.object({ username: z.string().check(z.maxLength(200)) });

export const adminStaff = operation({
  id: 'adminStaff',
  method: 'GET',
  path: '/api/admin/staff',
  access: 'staff',
  permission: 'staff.view',
  summary: 'All employees, with their roles and the number of their open sessions',
  query: z.object(page),
  value: listOf(AdminEmployee),
});

export const adminEmployee = operation({
  id: 'adminEmployee',
  method: 'GET',
  path: '/api/admin/staff/{username}',
  access: 'staff',
  permission: 'staff.view',
  summary: 'One employee',
  params: employee,
  value: AdminEmployee,
});

export const adminEmployeeStatus = operation({
  id: 'adminEmployeeStatus',
  method: 'PUT',
  path: '/api/admin/staff/{username}/status',
  access: 'staff',
  permission: 'staff.edit',
  fresh: true,
  summary: 'Locks an employee out, which ends their sessions, or admits them again',
  params: employee,
  body: z.object({ status: z.enum(['active', 'disabled']), reason }),
  value: AdminEmployee,
  errors: ['NOT_POSSIBLE'],
});

export const adminEmployeeRoles = operation({
  id: 'adminEmployeeRoles',
  method: 'PUT',
  path: '/api/admin/staff/{username}/roles',
  access: 'staff',
  permission: 'staff.edit',
  fresh: true,
  summary:
    'Gives an employee these roles in place of their own. Nobody changes their own, or gives more than they hold; one active owner always remains',
  params: employee,
  body: z.object({ roles: z.array(code).check(z.maxLength(20)), reason }),
  value: AdminEmployee,
  errors: ['NOT_POSSIBLE', 'WAITS_FOR_APPROVAL', 'APPROVAL_PENDING'],
});

export const adminEmployeeSessions = operation({
  id: 'adminEmployeeSessions',
  method: 'DELETE',
  path: '/api/admin/staff/{username}/sessions',
  access: 'staff',
  permission: 'staff.edit',
  fresh: true,
  summary: 'Ends all sessions of an employee',
  params: employee,
  body: z.object({ reason }),
  value: AdminEmployee,
});

export const adminEmployeeOpenSessions = operation({
  id: 'adminEmployeeOpenSessions',
  method: 'GET',
  path: '/api/admin/staff/{username}/sessions',
  access: 'staff',
  permission: 'staff.edit',
  summary: 'The open sessions of an employee',
  params: employee,
  value: StaffSessions,
});

export const adminEmployeeSession = operation({
  id: 'adminEmployeeSession',
  method: 'DELETE',
  path: '/api/admin/staff/{username}/sessions/{id}',
  access: 'staff',
  permission: 'staff.edit',
  fresh: true,
  summary: 'Ends one session of an employee',
  params: z.extend(employee, { id: Id }),
  body: z.object({ reason }),
  value: AdminEmployee,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const adminEmployeeRecovery = operation({
  id: 'adminEmployeeRecovery',
  method: 'POST',
  path: '/api/admin/staff/{username}/recovery',
  access: 'staff',
  permission: 'staff.edit',
  fresh: true,
  summary:
    'Confirms that an employee lost their second factors. Once two others have confirmed it in time, these are removed, sessions end, and the employee adds new ones at the next sign-in',
  params: employee,
  body: z.object({ reason }),
  value: AdminEmployee,
  errors: ['NOT_POSSIBLE'],
});

export const AdminRole = z.object({
  id: code,
  /** Empty for the seeded roles, which the console names in its own language. */
  name: z.string(),
  permissions: z.array(z.enum(staffPermissions)),
  /** How many employees have it. */
  employees: z.int(),
});
export type AdminRole = z.infer<typeof AdminRole>;

export const adminRoles = operation({
  id: 'adminRoles',
  method: 'GET',
  path: '/api/admin/roles',
  access: 'staff',
  permission: 'staff.view',
  summary: 'All roles with their permissions',
  query: z.object(page),
  value: listOf(AdminRole),
});

export const adminRole = operation({
  id: 'adminRole',
  method: 'GET',
  path: '/api/admin/roles/{role}',
  access: 'staff',
  permission: 'staff.view',
  summary: 'One role',
  params: z.object({ role: code }),
  value: AdminRole,
});

export const adminRolePermissions = operation({
  id: 'adminRolePermissions',
  method: 'PUT',
  path: '/api/admin/roles/{role}',
  access: 'staff',
  permission: 'staff.edit',
  fresh: true,
  summary:
    'Gives a role these permissions, or creates it. Nobody changes a role of their own, or gives more than they hold; the owner’s cannot be changed',
  params: z.object({ role: code }),
  body: z.object({ permissions: z.array(z.enum(staffPermissions)), reason }),
  value: AdminRole,
  errors: ['NOT_POSSIBLE', 'WAITS_FOR_APPROVAL', 'APPROVAL_PENDING'],
});
