import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { ListedEmployee } from './domain/employee.ts';

export type StaffRow = { id: bigint; username: string; name: string; password_hash: string };

/** @returns the ID; null where the name is taken */
export async function insertStaff(
  tx: WriteHandle,
  staff: { username: string; name: string; passwordHash: string },
  now: Temporal.Instant,
): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO staff.staff (username, name, password_hash, created_at)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (lower(username)) DO NOTHING
     RETURNING id`,
    [staff.username, staff.name, staff.passwordHash, now.toString()],
  );
  return rows[0]?.id ?? null;
}

/** The ID of an employee, active or disabled; null where there is none of this name. */
export async function selectStaffId(db: ReadHandle, username: string): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>('SELECT id FROM staff.staff WHERE lower(username) = lower($1)', [
    username,
  ]);
  return rows[0]?.id ?? null;
}

export async function selectStaffByName(db: ReadHandle, username: string): Promise<StaffRow | null> {
  const { rows } = await db.query<StaffRow>(
    `SELECT id, username, name, password_hash FROM staff.staff WHERE lower(username) = lower($1) AND status = 'active'`,
    [username],
  );
  return rows[0] ?? null;
}

/** @param usedSince when a session must have been used last to be open */
export async function selectStaff(
  db: ReadHandle,
  { now, usedSince }: { now: Temporal.Instant; usedSince: Temporal.Instant },
): Promise<ListedEmployee[]> {
  const { rows } = await db.query<ListedEmployee>(
    `SELECT who.id, who.username, who.name, who.status, who.created_at,
            ARRAY(SELECT held.role FROM staff.staff_role AS held WHERE held.staff_id = who.id ORDER BY held.role) AS roles,
            (SELECT count(*)::integer FROM staff.session AS open
              WHERE open.staff_id = who.id AND open.ends_at > $1 AND open.last_used_at > $2) AS sessions,
            (SELECT count(*)::integer FROM staff.authenticator AS own WHERE own.staff_id = who.id)
              + (SELECT count(*)::integer FROM staff.passkey AS own WHERE own.staff_id = who.id) AS second_factors,
            (SELECT max(entry.at) FROM staff.access_log AS entry
              WHERE entry.staff_id = who.id AND entry.action = 'sign_in') AS signed_in_at
       FROM staff.staff AS who
      ORDER BY lower(who.username)`,
    [now.toString(), usedSince.toString()],
  );
  return rows;
}

/** @returns the employee's ID; null where there is none of this name, or they are in that state already */
export async function updateStaffStatus(
  tx: WriteHandle,
  username: string,
  status: ListedEmployee['status'],
): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    'UPDATE staff.staff SET status = $2 WHERE lower(username) = lower($1) AND status <> $2 RETURNING id',
    [username, status],
  );
  return rows[0]?.id ?? null;
}

/** An active employee, for what they do with their own account. */
export async function selectOwnAccount(db: ReadHandle, id: string): Promise<StaffRow | null> {
  const { rows } = await db.query<StaffRow>(
    `SELECT id, username, name, password_hash FROM staff.staff WHERE id = $1 AND status = 'active'`,
    [id],
  );
  return rows[0] ?? null;
}

/** @returns the employee's ID; null where there is none of this name */
export async function updateStaffPassword(
  tx: WriteHandle,
  username: string,
  passwordHash: string,
): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    'UPDATE staff.staff SET password_hash = $2 WHERE lower(username) = lower($1) RETURNING id',
    [username, passwordHash],
  );
  return rows[0]?.id ?? null;
}
