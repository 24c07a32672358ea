import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { SecondFactorKind } from '@champa/contract';
import type { SecondFactor } from './domain/second-factor.ts';

/** An employee's authenticators and passkeys, in the order in which they were added. */
export async function selectSecondFactors(db: ReadHandle, staffId: bigint): Promise<SecondFactor[]> {
  const { rows } = await db.query<SecondFactor>(
    `SELECT id, 'authenticator' AS kind, label, added_at AS "addedAt", used_at AS "usedAt"
       FROM staff.authenticator WHERE staff_id = $1
     UNION ALL
     SELECT id, 'passkey', label, added_at, used_at FROM staff.passkey WHERE staff_id = $1
     ORDER BY 4, 2, 1`,
    [staffId],
  );
  return rows;
}

/** Changes of an employee's second factors wait for one another, and for sign-ins, until the transaction ends. */
export async function lockEmployee(tx: WriteHandle, staffId: bigint): Promise<void> {
  await tx.query('SELECT FROM staff.staff WHERE id = $1 FOR UPDATE', [staffId]);
}

export async function updateMustEnrol(tx: WriteHandle, staffId: bigint, mustEnrol: boolean): Promise<void> {
  await tx.query('UPDATE staff.staff SET must_enrol = $2 WHERE id = $1', [staffId, mustEnrol]);
}

export type NewAuthenticator = {
  staffId: bigint;
  sealedSecret: string;
  label: string;
  /** The time step of the code that confirmed it, which does not count again; 0 where none did. */
  lastStep: bigint;
  now: Temporal.Instant;
};

export async function insertAuthenticator(tx: WriteHandle, added: NewAuthenticator): Promise<void> {
  await tx.query(
    `INSERT INTO staff.authenticator (staff_id, sealed_secret, label, last_step, added_at) VALUES ($1, $2, $3, $4, $5)`,
    [added.staffId, added.sealedSecret, added.label, added.lastStep, added.now.toString()],
  );
}

export async function selectAuthenticators(
  db: ReadHandle,
  staffId: bigint,
): Promise<{ id: bigint; sealedSecret: string }[]> {
  const { rows } = await db.query<{ id: bigint; sealedSecret: string }>(
    'SELECT id, sealed_secret AS "sealedSecret" FROM staff.authenticator WHERE staff_id = $1 ORDER BY id',
    [staffId],
  );
  return rows;
}

/** Notes the step of a code. @returns `false` when it, or a later one, was used */
export async function useStep(db: ReadHandle, id: bigint, step: bigint, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE staff.authenticator SET last_step = $2, used_at = $3 WHERE id = $1 AND last_step < $2',
    [id, step, now.toString()],
  );
  return rowCount === 1;
}

export type PasskeyRow = {
  id: bigint;
  credentialId: string;
  publicKey: Buffer;
  counter: bigint;
  transports: string[];
};

export async function selectPasskeys(db: ReadHandle, staffId: bigint): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>(
    `SELECT id, credential_id AS "credentialId", public_key AS "publicKey", counter, transports
       FROM staff.passkey WHERE staff_id = $1 ORDER BY id`,
    [staffId],
  );
  return rows;
}

export type NewPasskey = {
  staffId: bigint;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  label: string;
  now: Temporal.Instant;
};

/** @returns `false` where this key is kept already */
export async function insertPasskey(tx: WriteHandle, passkey: NewPasskey): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO staff.passkey (staff_id, credential_id, public_key, counter, transports, label, added_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (credential_id) DO NOTHING`,
    [
      passkey.staffId,
      passkey.credentialId,
      Buffer.from(passkey.publicKey),
      passkey.counter,
      passkey.transports,
      passkey.label,
      passkey.now.toString(),
    ],
  );
  return rowCount === 1;
}

/** Notes that a passkey signed. @returns `false` where its counter has not risen (a copy), or it was removed */
export async function usePasskey(db: ReadHandle, id: bigint, counter: number, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE staff.passkey SET counter = $2, used_at = $3
      WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
    [id, counter, now.toString()],
  );
  return rowCount === 1;
}

const TABLES = { authenticator: 'staff.authenticator', passkey: 'staff.passkey' } as const;

/** @returns its label; null where the employee has none of this ID */
export async function deleteSecondFactor(
  tx: WriteHandle,
  staffId: bigint,
  { kind, id }: { kind: SecondFactorKind; id: string },
): Promise<string | null> {
  const { rows } = await tx.query<{ label: string }>(
    `DELETE FROM ${TABLES[kind]} WHERE staff_id = $1 AND id = $2 RETURNING label`,
    [staffId, id],
  );
  return rows[0]?.label ?? null;
}

/** Removes all that an employee proves a second time with. */
export async function deleteAllSecondFactors(tx: WriteHandle, staffId: bigint): Promise<void> {
  await tx.query('DELETE FROM staff.authenticator WHERE staff_id = $1', [staffId]);
  await tx.query('DELETE FROM staff.passkey WHERE staff_id = $1', [staffId]);
  await tx.query('DELETE FROM staff.recovery_code WHERE staff_id = $1', [staffId]);
}

export async function countRecoveryCodes(db: ReadHandle, staffId: bigint): Promise<number> {
  const { rows } = await db.query<{ left: number }>(
    'SELECT count(*)::integer AS left FROM staff.recovery_code WHERE staff_id = $1',
    [staffId],
  );
  return rows[0]!.left;
}

export async function replaceRecoveryCodes(
  tx: WriteHandle,
  staffId: bigint,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await tx.query('DELETE FROM staff.recovery_code WHERE staff_id = $1', [staffId]);
  await tx.query('INSERT INTO staff.recovery_code (staff_id, code_hash) SELECT $1, unnest($2::bytea[])', [
    staffId,
    codeHashes,
  ]);
}

/** Uses a recovery code up. @returns `false` when it is not one, or was used */
export async function useRecoveryCode(db: ReadHandle, staffId: bigint, codeHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('DELETE FROM staff.recovery_code WHERE staff_id = $1 AND code_hash = $2', [
    staffId,
    codeHash,
  ]);
  return rowCount === 1;
}
