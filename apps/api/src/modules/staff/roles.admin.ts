import { OWNER_ROLE, type StaffPermission, staffPermissions } from '@champa/contract';
import * as z from 'zod/mini';
import type { ByStaff, Employee, RecordByHand } from '../../platform/command-line.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import type { Guard, Looked } from '../approvals/index.ts';
import type { Role } from './domain/employee.ts';
import { covers, rightsOf } from './domain/rights.ts';
import { countActiveOwners, lockRoles, replaceRoles, selectHeld, selectRoles, upsertRole } from './roles.repo.ts';
import { selectStaffId } from './staff.repo.ts';

type Needs = { pool: Pool; record: RecordByHand; guard: Guard };

const Assignment = z.object({ username: z.string(), roles: z.array(z.string()) });
type Assignment = z.infer<typeof Assignment>;

const Allowance = z.object({ role: z.string(), permissions: z.array(z.enum(staffPermissions)) });
type Allowance = z.infer<typeof Allowance>;

export type RolesAdmin = ReturnType<typeof createRolesAdmin>;

/**
 * Who may do what. Three rules hold on screens and for commands: nobody changes their own rights, nobody gives, takes away or
 * manages what goes beyond their own, and one active owner always remains.
 */
export function createRolesAdmin({ pool, record, guard }: Needs) {
  /** Changes an employee's roles. @throws ApiError NOT_FOUND for an unknown employee or role, or NOT_POSSIBLE */
  async function assign(tx: WriteHandle, by: ByStaff, { username, roles }: Assignment): Promise<void> {
    const { staffId, held } = await requireManageable(tx, by, username);
    const known = await selectRoles(tx);
    const unknown = roles.find((role) => !known.some(({ code }) => code === role));
    if (unknown !== undefined) throw new ApiError('NOT_FOUND', { role: unknown });
    const given = known.filter(({ code }) => roles.includes(code));
    await requireCoveredBy(tx, by, rightsOfRoles(given));
    await replaceRoles(tx, staffId, roles);
    await requireOwner(tx);
    const change = { before: { roles: held }, after: { roles: given.map(({ code }) => code) } };
    await record(tx, by, 'staff_roles', { username }, change);
  }

  async function lookAtEmployee(tx: WriteHandle, { username }: Assignment): Promise<Looked> {
    const staffId = await selectStaffId(tx, username);
    const held = staffId === null ? null : await selectHeld(tx, staffId);
    if (!held) throw new ApiError('NOT_FOUND', { employee: username });
    const { roles } = held;
    return { subject: { type: 'employee', id: username }, shown: { roles }, grounds: { roles } };
  }

  async function allow(tx: WriteHandle, by: ByStaff, { role: code, permissions }: Allowance): Promise<void> {
    await lockRoles(tx);
    if (code === OWNER_ROLE) throw new ApiError('NOT_POSSIBLE', because('owner_role', 'an owner has every permission'));
    for (const { staffId } of actingOf(by)) {
      if ((await selectHeld(tx, staffId))?.roles.includes(code))
        throw new ApiError('NOT_POSSIBLE', because('own_role', 'nobody changes a role of their own'));
    }
    const before = (await selectRoles(tx)).find((role) => role.code === code);
    await requireCoveredBy(tx, by, rightsOfRoles(before ? [before] : []));
    await requireCoveredBy(tx, by, permissions);
    await upsertRole(tx, code, [...new Set(permissions)]);
    const change = { before: before ? { permissions: before.permissions } : null, after: { permissions } };
    await record(tx, by, 'role_permissions', { role: code }, change);
  }

  async function lookAtRole(tx: WriteHandle, { role: code }: Allowance): Promise<Looked> {
    const role = (await selectRoles(tx)).find((each) => each.code === code);
    const permissions = role?.permissions.toSorted() ?? null;
    return { subject: { type: 'role', id: code }, shown: { permissions: permissions ?? [] }, grounds: { permissions } };
  }

  const assignRoles = guard<Assignment, void>({
    kind: 'employee_roles',
    input: Assignment,
    lock: lockRoles,
    look: lookAtEmployee,
    carryOut: assign,
  });
  const allowRole = guard<Allowance, void>({
    kind: 'role_permissions',
    input: Allowance,
    lock: lockRoles,
    look: lookAtRole,
    carryOut: allow,
  });

  return {
    roles: (): Promise<Role[]> => selectRoles(pool),

    /** Gives an employee these roles in place of the present ones. @throws ApiError NOT_FOUND, NOT_POSSIBLE, WAITS_FOR_APPROVAL */
    assign: (by: ByStaff, username: string, roles: readonly string[]): Promise<void> =>
      assignRoles(by, { username, roles: [...new Set(roles)] }),

    /**
     * Gives a role these permissions, or creates it.
     *
     * @throws ApiError NOT_POSSIBLE for a role that is the employee's own, WAITS_FOR_APPROVAL
     */
    setPermissions: (by: ByStaff, role: string, permissions: readonly StaffPermission[]): Promise<void> =>
      allowRole(by, { role, permissions: [...permissions] }),
  };
}

/**
 * The employee whose account or rights another is about to change. Changes of these wait for one another.
 *
 * @throws ApiError NOT_FOUND, or NOT_POSSIBLE where it is their own account, or one with rights beyond theirs
 */
export async function requireManageable(
  tx: WriteHandle,
  by: ByStaff,
  username: string,
): Promise<{ staffId: bigint; held: readonly string[] }> {
  await lockRoles(tx);
  const staffId = await selectStaffId(tx, username);
  const held = staffId === null ? null : await selectHeld(tx, staffId);
  if (staffId === null || !held) throw new ApiError('NOT_FOUND', { employee: username });
  if (actingOf(by).some((employee) => employee.staffId === staffId))
    throw new ApiError('NOT_POSSIBLE', because('own_account', 'nobody does this to their own account'));
  await requireCoveredBy(tx, by, rightsOf(held));
  return { staffId, held: held.roles };
}

/** @throws ApiError NOT_POSSIBLE where the change leaves the brand without an active owner */
export async function requireOwner(db: ReadHandle): Promise<void> {
  if ((await countActiveOwners(db)) === 0)
    throw new ApiError(
      'NOT_POSSIBLE',
      because('last_owner', 'the last owner stays: make another employee an owner first'),
    );
}

/** Whoever asked for it, and whoever approved it: the rules hold for both, or each would be the other's way around them. */
function actingOf({ staffId, name, approved }: ByStaff): Employee[] {
  return [{ staffId, name }, ...(approved ? [approved.by] : [])];
}

/** @throws ApiError NOT_POSSIBLE where the rights go beyond those of somebody who acts */
async function requireCoveredBy(db: ReadHandle, by: ByStaff, others: readonly StaffPermission[]): Promise<void> {
  for (const { staffId } of actingOf(by)) {
    const held = await selectHeld(db, staffId);
    if (!covers(held ? rightsOf(held) : [], others))
      throw new ApiError('NOT_POSSIBLE', because('beyond_rights', 'it goes beyond the employee’s own rights'));
  }
}

function rightsOfRoles(roles: readonly Role[]): StaffPermission[] {
  return rightsOf({
    roles: roles.map(({ code }) => code),
    permissions: roles.flatMap(({ permissions }) => permissions),
  });
}
