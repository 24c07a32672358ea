import type { JWK } from 'jose';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type PayloadKeyRow = { kid: string; public_jwk: JWK; sealed_key: string; created_at: Temporal.Instant };

const COLUMNS = 'kid, public_jwk, sealed_key, created_at';

export async function insertPayloadKey(db: ReadHandle, key: PayloadKeyRow): Promise<void> {
  await db.query(
    'INSERT INTO verification.payload_key (kid, public_jwk, sealed_key, created_at) VALUES ($1, $2, $3, $4)',
    [key.kid, JSON.stringify(key.public_jwk), key.sealed_key, key.created_at.toString()],
  );
}

export async function selectNewestPayloadKey(db: ReadHandle): Promise<PayloadKeyRow | null> {
  const { rows } = await db.query<PayloadKeyRow>(
    `SELECT ${COLUMNS} FROM verification.payload_key ORDER BY created_at DESC, kid LIMIT 1`,
  );
  return rows[0] ?? null;
}

export async function selectPayloadKey(
  db: ReadHandle,
  kid: string,
  madeAfter: Temporal.Instant,
): Promise<PayloadKeyRow | null> {
  const { rows } = await db.query<PayloadKeyRow>(
    `SELECT ${COLUMNS} FROM verification.payload_key WHERE kid = $1 AND created_at > $2`,
    [kid, madeAfter.toString()],
  );
  return rows[0] ?? null;
}

export async function deletePayloadKeys(tx: WriteHandle, madeBefore: Temporal.Instant): Promise<void> {
  await tx.query('DELETE FROM verification.payload_key WHERE created_at <= $1', [madeBefore.toString()]);
}

const INSERT_SEEN = {
  name: 'verification_payload_seen',
  text: 'INSERT INTO verification.payload_seen (nonce_hash, expires_at) VALUES ($1, $2) ON CONFLICT (nonce_hash) DO NOTHING',
};

/** @returns `false` when this payload came before */
export async function insertSeenPayload(
  db: ReadHandle,
  nonceHash: Buffer,
  expiresAt: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await db.query(INSERT_SEEN, [nonceHash, expiresAt.toString()]);
  return rowCount === 1;
}

export async function deleteExpiredPayloads(tx: WriteHandle, now: Temporal.Instant): Promise<void> {
  await tx.query('DELETE FROM verification.payload_seen WHERE expires_at < $1', [now.toString()]);
}
