import { isStaffPermission, OWNER_ROLE, type StaffPermission, staffPermissions } from '@champa/contract';

/** What an employee holds: the codes of their roles, and what these allow as it is stored. */
export type Held = { roles: readonly string[]; permissions: readonly string[] };

/** What an employee may do. An owner may do everything; a stored permission that this release does not know counts for nothing. */
export function rightsOf({ roles, permissions }: Held): StaffPermission[] {
  if (roles.includes(OWNER_ROLE)) return [...staffPermissions];
  const held = new Set(permissions.filter(isStaffPermission));
  return staffPermissions.filter((permission) => held.has(permission));
}

/** Whether somebody with these rights may give, take away or manage those: nobody reaches beyond what they hold. */
export function covers(own: readonly StaffPermission[], others: readonly StaffPermission[]): boolean {
  const held = new Set(own);
  return others.every((permission) => held.has(permission));
}
