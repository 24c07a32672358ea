import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type StaffRow = { id: bigint; username: string; name: string; password_hash: string };

export async function insertStaff(
  tx: WriteHandle,
  staff: { username: string; name: string; passwordHash: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO staff.staff (username, name, password_hash, created_at)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (lower(username)) DO NOTHING`,
    [staff.username, staff.name, staff.passwordHash, now.toString()],
  );
  return rowCount === 1;
}

export async function selectStaffByName(db: ReadHandle, username: string): Promise<StaffRow | null> {
  const { rows } = await db.query<StaffRow>(
    `SELECT id, username, name, password_hash FROM staff.staff WHERE lower(username) = lower($1) AND status = 'active'`,
    [username],
  );
  return rows[0] ?? null;
}

export async function insertStaffSession(
  tx: WriteHandle,
  session: { tokenHash: Buffer; staffId: bigint; now: Temporal.Instant; endsAt: Temporal.Instant; ip: string },
): Promise<void> {
  await tx.query(
    'INSERT INTO staff.session (token_hash, staff_id, created_at, ends_at, ip) VALUES ($1, $2, $3, $4, $5)',
    [session.tokenHash, session.staffId, session.now.toString(), session.endsAt.toString(), session.ip],
  );
}

export async function selectStaffOfSession(
  db: ReadHandle,
  tokenHash: Buffer,
  now: Temporal.Instant,
): Promise<{ id: bigint; username: string; name: string } | null> {
  const { rows } = await db.query<{ id: bigint; username: string; name: string }>(
    `SELECT who.id, who.username, who.name
       FROM staff.session AS session
       JOIN staff.staff AS who ON who.id = session.staff_id
      WHERE session.token_hash = $1 AND session.ends_at > $2 AND who.status = 'active'`,
    [tokenHash, now.toString()],
  );
  return rows[0] ?? null;
}

export async function deleteStaffSession(tx: WriteHandle, tokenHash: Buffer): Promise<void> {
  await tx.query('DELETE FROM staff.session WHERE token_hash = $1', [tokenHash]);
}

export async function insertAccess(
  db: ReadHandle,
  entry: { at: Temporal.Instant; staffId: string | null; action: string; detail: object; ip: string },
): Promise<void> {
  await db.query('INSERT INTO staff.access_log (at, staff_id, action, detail, ip) VALUES ($1, $2, $3, $4, $5)', [
    entry.at.toString(),
    entry.staffId,
    entry.action,
    JSON.stringify(entry.detail),
    entry.ip,
  ]);
}
