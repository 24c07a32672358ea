import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/** Stores an employee’s secret in place of any other. @returns the employee; null where there is none of this name */
export async function upsertSecondFactor(
  tx: WriteHandle,
  username: string,
  sealedSecret: string,
  now: Temporal.Instant,
): Promise<bigint | null> {
  const { rows } = await tx.query<{ staff_id: bigint }>(
    `INSERT INTO staff.authenticator AS known (staff_id, sealed_secret, added_at)
     SELECT id, $2, $3 FROM staff.staff WHERE lower(username) = lower($1)
     ON CONFLICT (staff_id) DO UPDATE SET sealed_secret = $2, added_at = $3, last_step = 0
     RETURNING staff_id`,
    [username, sealedSecret, now.toString()],
  );
  return rows[0]?.staff_id ?? null;
}

/** @returns `false` where there is none of this name, or they have no authenticator */
export async function deleteSecondFactor(tx: WriteHandle, username: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'DELETE FROM staff.authenticator WHERE staff_id = (SELECT id FROM staff.staff WHERE lower(username) = lower($1))',
    [username],
  );
  return rowCount === 1;
}

/** The sealed secret; null where the employee has none. */
export async function selectSecondFactor(db: ReadHandle, staffId: bigint): Promise<string | null> {
  const { rows } = await db.query<{ sealed_secret: string }>(
    'SELECT sealed_secret FROM staff.authenticator WHERE staff_id = $1',
    [staffId],
  );
  return rows[0]?.sealed_secret ?? null;
}

/** Notes the step of a code. @returns `false` when it, or a later one, was used */
export async function useStep(db: ReadHandle, staffId: bigint, step: bigint): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE staff.authenticator SET last_step = $2 WHERE staff_id = $1 AND last_step < $2',
    [staffId, step],
  );
  return rowCount === 1;
}
