import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Correction = {
  memberId: string;
  /** Signed: what it adds to the member's cash. */
  amount: Amount;
  currency: string;
  reason: string;
  actor: string;
  idempotencyKey: string;
};

/** @returns its id, or `null` where the key was used before */
export async function insertCorrection(
  tx: WriteHandle,
  { memberId, amount, currency, reason, actor, idempotencyKey }: Correction,
  now: Temporal.Instant,
): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO wallet.correction (member_id, amount, currency, reason, actor, idempotency_key, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (idempotency_key) DO NOTHING
     RETURNING id`,
    [memberId, amount, currency, reason, actor, idempotencyKey, now.toString()],
  );
  return rows[0]?.id ?? null;
}

export async function selectCorrectionByKey(
  db: ReadHandle,
  key: string,
): Promise<{ memberId: string; amount: Amount } | null> {
  const { rows } = await db.query<{ member_id: bigint; amount: Amount }>(
    'SELECT member_id, amount FROM wallet.correction WHERE idempotency_key = $1',
    [key],
  );
  return rows[0] ? { memberId: String(rows[0].member_id), amount: rows[0].amount } : null;
}

/** The last correction of a member; null where there is none. */
export async function selectLastCorrection(db: ReadHandle, memberId: string): Promise<bigint | null> {
  const { rows } = await db.query<{ last: bigint | null }>(
    'SELECT max(id) AS last FROM wallet.correction WHERE member_id = $1',
    [memberId],
  );
  return rows[0]!.last;
}

/** What was given as the reason of each, by its id. */
export async function selectReasons(db: ReadHandle, ids: readonly string[]): Promise<{ id: bigint; reason: string }[]> {
  const { rows } = await db.query<{ id: bigint; reason: string }>(
    'SELECT id, reason FROM wallet.correction WHERE id = ANY ($1::bigint[])',
    [ids],
  );
  return rows;
}
