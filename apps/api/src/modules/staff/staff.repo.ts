import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { ListedEmployee } from './domain/employee.ts';
import type { Held } from './domain/rights.ts';

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

export async function selectStaff(db: ReadHandle, now: Temporal.Instant): Promise<ListedEmployee[]> {
  const { rows } = await db.query<ListedEmployee>(
    `SELECT who.id, who.username, who.name, who.status, who.created_at,
            ARRAY(SELECT held.role FROM staff.staff_role AS held WHERE held.staff_id = who.id ORDER BY held.role) AS roles,
            (SELECT count(*)::integer FROM staff.session AS open
              WHERE open.staff_id = who.id AND open.ends_at > $1) AS sessions,
            (SELECT max(entry.at) FROM staff.access_log AS entry
              WHERE entry.staff_id = who.id AND entry.action = 'sign_in') AS signed_in_at
       FROM staff.staff AS who
      ORDER BY lower(who.username)`,
    [now.toString()],
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

/**
 * Opens a session. The employee's row is locked until the transaction ends, so that a later disabling or new password
 * finds this session to end.
 *
 * @returns `false` where they were disabled, or given another password, since the check
 */
export async function insertStaffSession(
  tx: WriteHandle,
  session: { tokenHash: Buffer; staff: StaffRow; now: Temporal.Instant; endsAt: Temporal.Instant; ip: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO staff.session (token_hash, staff_id, created_at, last_used_at, ends_at, ip)
     SELECT $1, who.id, $4, $4, $5, $6
       FROM staff.staff AS who
      WHERE who.id = $2 AND who.password_hash = $3 AND who.status = 'active'
        FOR SHARE`,
    [
      session.tokenHash,
      session.staff.id,
      session.staff.password_hash,
      session.now.toString(),
      session.endsAt.toString(),
      session.ip,
    ],
  );
  return rowCount === 1;
}

/** The employee of a session, with what they hold. */
type SignedInRow = { id: bigint; username: string; name: string; usedAt: Temporal.Instant } & Held;

/** @param usedSince when a session must have been used last, at the earliest */
export async function selectStaffOfSession(
  db: ReadHandle,
  tokenHash: Buffer,
  { now, usedSince }: { now: Temporal.Instant; usedSince: Temporal.Instant },
): Promise<SignedInRow | null> {
  const { rows } = await db.query<SignedInRow>(
    `SELECT who.id, who.username, who.name, session.last_used_at AS "usedAt",
            ARRAY(SELECT held.role FROM staff.staff_role AS held WHERE held.staff_id = who.id ORDER BY held.role) AS roles,
            ARRAY(SELECT DISTINCT permission
                    FROM staff.staff_role AS held
                    JOIN staff.role ON role.code = held.role
                   CROSS JOIN unnest(role.permissions) AS permission
                   WHERE held.staff_id = who.id) AS permissions
       FROM staff.session AS session
       JOIN staff.staff AS who ON who.id = session.staff_id
      WHERE session.token_hash = $1 AND session.ends_at > $2 AND session.last_used_at > $3 AND who.status = 'active'`,
    [tokenHash, now.toString(), usedSince.toString()],
  );
  return rows[0] ?? null;
}

/** Notes that a session is in use. */
export async function touchStaffSession(db: ReadHandle, tokenHash: Buffer, now: Temporal.Instant): Promise<void> {
  await db.query('UPDATE staff.session SET last_used_at = $2 WHERE token_hash = $1', [tokenHash, now.toString()]);
}

export async function deleteStaffSession(tx: WriteHandle, tokenHash: Buffer): Promise<void> {
  await tx.query('DELETE FROM staff.session WHERE token_hash = $1', [tokenHash]);
}

export async function deleteSessionsOf(tx: WriteHandle, staffId: bigint): Promise<void> {
  await tx.query('DELETE FROM staff.session WHERE staff_id = $1', [staffId]);
}

/** Deletes expired sessions. */
export async function deleteEndedSessions(tx: WriteHandle, now: Temporal.Instant): Promise<void> {
  await tx.query('DELETE FROM staff.session WHERE ends_at <= $1', [now.toString()]);
}
