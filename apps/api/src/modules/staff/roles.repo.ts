import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Role } from './domain/employee.ts';
import type { Held } from './domain/rights.ts';

/** Every role, in the order of the seeded ones, then by code. */
export async function selectRoles(db: ReadHandle): Promise<Role[]> {
  const { rows } = await db.query<Role>(
    `SELECT role.code, role.name, role.permissions,
            (SELECT count(*)::integer FROM staff.staff_role AS held WHERE held.role = role.code) AS employees
       FROM staff.role
      ORDER BY role.sort, role.code`,
  );
  return rows;
}

/** Lets changes of roles, and of those who have them, come one after another until the transaction ends. */
export async function lockRoles(tx: WriteHandle): Promise<void> {
  await tx.query(`SELECT code FROM staff.role WHERE code = 'owner' FOR UPDATE`);
}

/** What the employee `who` of a query holds: the columns of `Held`. */
export const HELD = `
            ARRAY(SELECT held.role FROM staff.staff_role AS held WHERE held.staff_id = who.id ORDER BY held.role) AS roles,
            ARRAY(SELECT DISTINCT permission
                    FROM staff.staff_role AS held
                    JOIN staff.role ON role.code = held.role
                   CROSS JOIN unnest(role.permissions) AS permission
                   WHERE held.staff_id = who.id) AS permissions`;

/** What an employee holds; null where there is no such employee. */
export async function selectHeld(db: ReadHandle, staffId: bigint): Promise<(Held & { mustEnrol: boolean }) | null> {
  const { rows } = await db.query<Held & { mustEnrol: boolean }>(
    `SELECT who.must_enrol AS "mustEnrol", ${HELD}
       FROM staff.staff AS who
      WHERE who.id = $1`,
    [staffId],
  );
  return rows[0] ?? null;
}

export async function countActiveOwners(db: ReadHandle): Promise<number> {
  const { rows } = await db.query<{ owners: number }>(
    `SELECT count(*)::integer AS owners
       FROM staff.staff_role AS held
       JOIN staff.staff AS who ON who.id = held.staff_id
      WHERE held.role = 'owner' AND who.status = 'active'`,
  );
  return rows[0]!.owners;
}

/** Gives an employee exactly these roles. */
export async function replaceRoles(tx: WriteHandle, staffId: bigint, roles: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM staff.staff_role WHERE staff_id = $1 AND role <> ALL ($2)', [staffId, roles]);
  await tx.query(
    'INSERT INTO staff.staff_role (staff_id, role) SELECT $1, code FROM unnest($2::text[]) AS code ON CONFLICT DO NOTHING',
    [staffId, roles],
  );
}

/** Gives a role exactly these permissions; a role that does not exist yet is created, with its code for a name. */
export async function upsertRole(tx: WriteHandle, code: string, permissions: readonly string[]): Promise<void> {
  await tx.query(
    `INSERT INTO staff.role (code, name, permissions) VALUES ($1, $1, $2)
     ON CONFLICT (code) DO UPDATE SET permissions = $2`,
    [code, permissions],
  );
}
