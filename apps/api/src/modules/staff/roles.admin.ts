import { OWNER_ROLE, type StaffPermission } from '@champa/contract';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Role } from './domain/employee.ts';
import { covers, rightsOf } from './domain/rights.ts';
import { countActiveOwners, lockRoles, replaceRoles, selectHeld, selectRoles, upsertRole } from './roles.repo.ts';
import { selectStaffId } from './staff.repo.ts';

type Needs = { pool: Pool; record: RecordByHand };

export type RolesAdmin = ReturnType<typeof createRolesAdmin>;

/**
 * Who may do what. Three rules hold on screens and for commands: nobody changes their own rights, nobody gives, takes away or
 * manages what goes beyond their own, and one active owner always remains.
 */
export function createRolesAdmin({ pool, record }: Needs) {
  /** Changes an employee's roles. @throws ApiError NOT_FOUND for an unknown employee or role, or NOT_POSSIBLE */
  async function assign(tx: WriteHandle, by: ByStaff, username: string, roles: readonly string[]): Promise<void> {
    const { staffId, held } = await requireManageable(tx, by, username);
    const known = await selectRoles(tx);
    const unknown = roles.find((role) => !known.some(({ code }) => code === role));
    if (unknown !== undefined) throw new ApiError('NOT_FOUND', { role: unknown });
    const given = known.filter(({ code }) => roles.includes(code));
    requireCovered(await rightsOfStaff(tx, by.staffId), rightsOfRoles(given));
    await replaceRoles(tx, staffId, roles);
    await requireOwner(tx);
    const change = { before: { roles: held }, after: { roles: given.map(({ code }) => code) } };
    await record(tx, by, 'staff_roles', { username }, change);
  }

  return {
    roles: (): Promise<Role[]> => selectRoles(pool),

    /** Gives an employee these roles in place of the present ones. */
    assign: (by: ByStaff, username: string, roles: readonly string[]): Promise<void> =>
      inTransaction(pool, (tx) => assign(tx, by, username, [...new Set(roles)])),

    /** Gives a role these permissions, or creates it. @throws ApiError NOT_POSSIBLE for a role that is the employee's own */
    setPermissions: (by: ByStaff, code: string, permissions: readonly StaffPermission[]): Promise<void> =>
      inTransaction(pool, async (tx) => {
        await lockRoles(tx);
        if (code === OWNER_ROLE) throw new ApiError('NOT_POSSIBLE', { why: 'an owner has every permission' });
        const own = await selectHeld(tx, by.staffId);
        if (own?.roles.includes(code))
          throw new ApiError('NOT_POSSIBLE', { why: 'nobody changes a role of their own' });
        const before = (await selectRoles(tx)).find((role) => role.code === code);
        const rights = own ? rightsOf(own) : [];
        requireCovered(rights, rightsOfRoles(before ? [before] : []));
        requireCovered(rights, permissions);
        await upsertRole(tx, code, [...new Set(permissions)]);
        const change = { before: before ? { permissions: before.permissions } : null, after: { permissions } };
        await record(tx, by, 'role_permissions', { role: code }, change);
      }),
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
  if (staffId === by.staffId) throw new ApiError('NOT_POSSIBLE', { why: 'nobody does this to their own account' });
  requireCovered(await rightsOfStaff(tx, by.staffId), rightsOf(held));
  return { staffId, held: held.roles };
}

/** @throws ApiError NOT_POSSIBLE where the change leaves the brand without an active owner */
export async function requireOwner(db: ReadHandle): Promise<void> {
  if ((await countActiveOwners(db)) === 0)
    throw new ApiError('NOT_POSSIBLE', { why: 'the last owner stays: make another employee an owner first' });
}

async function rightsOfStaff(db: ReadHandle, staffId: bigint): Promise<StaffPermission[]> {
  const held = await selectHeld(db, staffId);
  return held ? rightsOf(held) : [];
}

function rightsOfRoles(roles: readonly Role[]): StaffPermission[] {
  return rightsOf({
    roles: roles.map(({ code }) => code),
    permissions: roles.flatMap(({ permissions }) => permissions),
  });
}

function requireCovered(own: readonly StaffPermission[], others: readonly StaffPermission[]): void {
  if (!covers(own, others)) throw new ApiError('NOT_POSSIBLE', { why: 'it goes beyond the employee’s own rights' });
}
