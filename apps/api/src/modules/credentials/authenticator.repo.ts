import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type AuthenticatorRow = { sealed_secret: string; confirmed_at: Temporal.Instant | null; last_counter: bigint };

export async function selectAuthenticator(db: ReadHandle, memberId: string): Promise<AuthenticatorRow | null> {
  const { rows } = await db.query<AuthenticatorRow>(
    'SELECT sealed_secret, confirmed_at, last_counter FROM credentials.authenticator WHERE member_id = $1',
    [memberId],
  );
  return rows[0] ?? null;
}

/** Starts over. @returns `false` when one is in use already */
export async function upsertAuthenticator(tx: WriteHandle, memberId: string, sealedSecret: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO credentials.authenticator AS known (member_id, sealed_secret) VALUES ($1, $2)
     ON CONFLICT (member_id) DO UPDATE SET sealed_secret = $2, last_counter = 0
     WHERE known.confirmed_at IS NULL`,
    [memberId, sealedSecret],
  );
  return rowCount === 1;
}

export async function confirmAuthenticator(
  tx: WriteHandle,
  memberId: string,
  recovery: readonly Buffer[],
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('UPDATE credentials.authenticator SET confirmed_at = $3, recovery = $2 WHERE member_id = $1', [
    memberId,
    recovery,
    now.toString(),
  ]);
}

/** Notes the time step of a code. @returns `false` when it, or a later one, was used */
export async function useCounter(db: ReadHandle, memberId: string, counter: bigint): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE credentials.authenticator SET last_counter = $2 WHERE member_id = $1 AND last_counter < $2',
    [memberId, counter],
  );
  return rowCount === 1;
}

/** Uses a recovery code up. @returns `false` when it is not one, or was used */
export async function useRecoveryCode(db: ReadHandle, memberId: string, codeHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE credentials.authenticator SET recovery = array_remove(recovery, $2)
      WHERE member_id = $1 AND confirmed_at IS NOT NULL AND $2 = ANY (recovery)`,
    [memberId, codeHash],
  );
  return rowCount === 1;
}

export async function deleteAuthenticator(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query('DELETE FROM credentials.authenticator WHERE member_id = $1', [memberId]);
}
