import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type PasskeyRow = {
  id: bigint;
  member_id: bigint;
  credential_id: string;
  public_key: Buffer;
  counter: bigint;
  transports: string[];
  label: string;
  is_synced: boolean;
  created_at: Temporal.Instant;
  used_at: Temporal.Instant | null;
};

export type NewPasskey = {
  memberId: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  label: string;
  isSynced: boolean;
  now: Temporal.Instant;
};

const COLUMNS = 'id, member_id, credential_id, public_key, counter, transports, label, is_synced, created_at, used_at';

/** @returns null where this key is kept already */
export async function insertPasskey(tx: WriteHandle, passkey: NewPasskey): Promise<string | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO credentials.passkey
       (member_id, credential_id, public_key, counter, transports, label, is_synced, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (credential_id) DO NOTHING
     RETURNING id`,
    [
      passkey.memberId,
      passkey.credentialId,
      Buffer.from(passkey.publicKey),
      passkey.counter,
      passkey.transports,
      passkey.label,
      passkey.isSynced,
      passkey.now.toString(),
    ],
  );
  return rows[0] ? String(rows[0].id) : null;
}

/** The newest first. */
export async function selectPasskeys(db: ReadHandle, memberId: string): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>(
    `SELECT ${COLUMNS} FROM credentials.passkey WHERE member_id = $1 ORDER BY id DESC`,
    [memberId],
  );
  return rows;
}

export async function selectPasskey(db: ReadHandle, credentialId: string): Promise<PasskeyRow | null> {
  const { rows } = await db.query<PasskeyRow>(`SELECT ${COLUMNS} FROM credentials.passkey WHERE credential_id = $1`, [
    credentialId,
  ]);
  return rows[0] ?? null;
}

/**
 * Notes that a passkey signed. @returns `false` where its counter has not risen (a copy, or the same signature at the same
 * moment) or it was taken out
 */
export async function usePasskey(
  tx: WriteHandle,
  id: bigint,
  { counter, now }: { counter: number; now: Temporal.Instant },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE credentials.passkey SET counter = $2, used_at = $3
      WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
    [id, counter, now.toString()],
  );
  return rowCount === 1;
}

/** @returns `false` when the member has no such passkey */
export async function updatePasskeyLabel(
  tx: WriteHandle,
  memberId: string,
  { id, label }: { id: string; label: string },
): Promise<boolean> {
  const { rowCount } = await tx.query('UPDATE credentials.passkey SET label = $3 WHERE id = $2 AND member_id = $1', [
    memberId,
    id,
    label,
  ]);
  return rowCount === 1;
}

/** @returns `false` when the member has no such passkey */
export async function deletePasskey(tx: WriteHandle, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('DELETE FROM credentials.passkey WHERE id = $2 AND member_id = $1', [
    memberId,
    id,
  ]);
  return rowCount === 1;
}
