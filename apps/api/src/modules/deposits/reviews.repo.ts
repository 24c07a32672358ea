import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Deposit } from './domain/deposit.ts';

export type NewSlip = { bytes: Buffer; fileHash: Buffer };

/** Stores a slip under the next number of its deposit, which the caller has locked. */
export async function insertSlip(
  tx: WriteHandle,
  { id, memberId, slips }: Deposit,
  { bytes, fileHash }: NewSlip,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO deposits.slip (deposit_id, number, member_id, bytes, file_hash, uploaded_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, slips + 1, memberId, bytes, fileHash, now.toString()],
  );
}

export type SlipNote = { number: number; uploadedAt: string; alsoSentFor: string[] };

/** The slips of a deposit, each with the other deposits that the same file was sent for. */
export async function selectSlips(db: ReadHandle, depositId: string): Promise<SlipNote[]> {
  const { rows } = await db.query<{ number: number; uploaded_at: Temporal.Instant; others: string[] | null }>(
    `SELECT s.number, s.uploaded_at,
            (SELECT array_agg(DISTINCT o.deposit_id::text)
               FROM deposits.slip o
              WHERE o.file_hash = s.file_hash AND o.deposit_id <> s.deposit_id) AS others
       FROM deposits.slip s
      WHERE s.deposit_id = $1
      ORDER BY s.number`,
    [depositId],
  );
  return rows.map(({ number, uploaded_at: at, others }) => ({
    number,
    uploadedAt: at.toString(),
    alsoSentFor: others ?? [],
  }));
}

export async function selectSlipBytes(db: ReadHandle, depositId: string, number: number): Promise<Buffer | null> {
  const { rows } = await db.query<{ bytes: Buffer }>(
    'SELECT bytes FROM deposits.slip WHERE deposit_id = $1 AND number = $2',
    [depositId, number],
  );
  return rows[0]?.bytes ?? null;
}

export type Act = {
  action: 'claim' | 'approve' | 'reject' | 'refund';
  actor: string;
  detail: { received: string } | { reason: string } | Record<string, never>;
};
export type PastAct = Act & { at: string };

/** Writes down what staff did to a deposit, in the transaction that does it. */
export async function insertAct(
  tx: WriteHandle,
  depositId: bigint,
  { action, actor, detail }: Act,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('INSERT INTO deposits.act (deposit_id, action, actor, detail, at) VALUES ($1, $2, $3, $4, $5)', [
    depositId,
    action,
    actor,
    JSON.stringify(detail),
    now.toString(),
  ]);
}

export async function selectActs(db: ReadHandle, depositId: string): Promise<PastAct[]> {
  const { rows } = await db.query<Act & { at: Temporal.Instant }>(
    'SELECT action, actor, detail, at FROM deposits.act WHERE deposit_id = $1 ORDER BY id',
    [depositId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toString() }));
}
