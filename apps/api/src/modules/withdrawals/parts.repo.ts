import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Part, PartState, Receipt } from './domain/withdrawal.ts';

type Row = {
  id: bigint;
  withdrawal_id: bigint;
  amount: Amount;
  provider: string | null;
  merchant_ref: string;
  state: PartState;
  receipt: Receipt;
  note: string;
  created_at: Temporal.Instant;
  paid_at: Temporal.Instant | null;
};

/** The job that follows a part; its key is `<name>:<part>`. */
export const FOLLOW_PART = 'withdrawals_follow_part';

const COLUMNS = 'id, withdrawal_id, amount, provider, merchant_ref, state, receipt, note, created_at, paid_at';

export type NewPart = Pick<Part, 'withdrawalId' | 'amount' | 'provider' | 'merchantRef' | 'note' | 'createdAt'> & {
  createdBy: string;
};

/** One by hand has left already; one by a provider is yet to be sent. */
export async function insertPart(tx: WriteHandle, part: NewPart): Promise<Part> {
  const { rows } = await tx.query<Row>(
    `INSERT INTO withdrawals.part
       (withdrawal_id, amount, provider, merchant_ref, state, note, created_at, created_by, paid_at)
     VALUES ($1, $2, $3, $4, CASE WHEN $3::text IS NULL THEN 'paid' ELSE 'created' END, $5, $6, $7,
             CASE WHEN $3::text IS NULL THEN $6::timestamptz END)
     RETURNING ${COLUMNS}`,
    [
      part.withdrawalId,
      part.amount,
      part.provider,
      part.merchantRef,
      part.note,
      part.createdAt.toString(),
      part.createdBy,
    ],
  );
  return toPart(rows[0]!);
}

/** The parts of a withdrawal in their order. */
export async function selectParts(db: ReadHandle, withdrawalId: bigint): Promise<Part[]> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM withdrawals.part WHERE withdrawal_id = $1 ORDER BY id`, [
    withdrawalId,
  ]);
  return rows.map(toPart);
}

/** The parts of some withdrawals, by their ids. */
export async function selectPartsOf(db: ReadHandle, ids: readonly bigint[]): Promise<Map<bigint, Part[]>> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM withdrawals.part WHERE withdrawal_id = ANY ($1::bigint[]) ORDER BY id`,
    [ids.map(String)],
  );
  return Map.groupBy(rows.map(toPart), ({ withdrawalId }) => withdrawalId);
}

export async function selectPart(db: ReadHandle, id: string | bigint): Promise<Part | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM withdrawals.part WHERE id = $1`, [id]);
  return rows[0] ? toPart(rows[0]) : null;
}

export async function selectPartByRef(db: ReadHandle, provider: string, merchantRef: string): Promise<Part | null> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM withdrawals.part WHERE merchant_ref = $2 AND provider = $1`,
    [provider, merchantRef],
  );
  return rows[0] ? toPart(rows[0]) : null;
}

/** Parts under way since before a time, whose job the queue has lost; oldest first. */
export async function selectWithoutJob(
  db: ReadHandle,
  { before, limit }: { before: Temporal.Instant; limit: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT part.id
     FROM withdrawals.withdrawal
     JOIN withdrawals.part ON part.withdrawal_id = withdrawal.id
     WHERE withdrawal.ended_at IS NULL
       AND part.provider IS NOT NULL
       AND part.state IN ('created', 'pending')
       AND part.created_at < $1
       AND NOT platform.has_job('${FOLLOW_PART}:' || part.id)
     ORDER BY part.id
     LIMIT $2`,
    [before.toString(), limit],
  );
  return rows.map(({ id }) => id);
}

/** The provider has it. */
export async function markPending(tx: WriteHandle, id: bigint, providerRef: string): Promise<void> {
  await tx.query(
    `UPDATE withdrawals.part SET state = 'pending', provider_ref = $2 WHERE id = $1 AND state = 'created'`,
    [id, providerRef],
  );
}

export async function markPaid(tx: WriteHandle, id: bigint, now: Temporal.Instant): Promise<void> {
  await tx.query(`UPDATE withdrawals.part SET state = 'paid', paid_at = $2 WHERE id = $1`, [id, now.toString()]);
}

/** It is certain that nothing left, and why. */
export async function markFailed(tx: WriteHandle, id: bigint, why: string): Promise<void> {
  await tx.query(`UPDATE withdrawals.part SET state = 'failed', note = $2 WHERE id = $1`, [id, why]);
}

export async function setReceipts(tx: WriteHandle, ids: readonly bigint[], receipt: Receipt): Promise<void> {
  await tx.query('UPDATE withdrawals.part SET receipt = $2 WHERE id = ANY ($1::bigint[])', [ids.map(String), receipt]);
}

/** How many pictures each withdrawal has that has any. */
export async function countProofs(db: ReadHandle, ids: readonly bigint[]): Promise<Map<bigint, number>> {
  const { rows } = await db.query<{ withdrawal_id: bigint; count: number }>(
    `SELECT withdrawal_id, count(*)::integer AS count
       FROM withdrawals.proof WHERE withdrawal_id = ANY ($1::bigint[]) GROUP BY withdrawal_id`,
    [ids.map(String)],
  );
  return new Map(rows.map(({ withdrawal_id: id, count }) => [id, count]));
}

export async function insertProof(
  tx: WriteHandle,
  withdrawalId: bigint,
  number: number,
  picture: Buffer,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('INSERT INTO withdrawals.proof (withdrawal_id, number, picture, sent_at) VALUES ($1, $2, $3, $4)', [
    withdrawalId,
    number,
    picture,
    now.toString(),
  ]);
}

export async function selectProofs(db: ReadHandle, withdrawalId: bigint): Promise<Buffer[]> {
  const { rows } = await db.query<{ picture: Buffer }>(
    'SELECT picture FROM withdrawals.proof WHERE withdrawal_id = $1 ORDER BY number',
    [withdrawalId],
  );
  return rows.map(({ picture }) => picture);
}

function toPart(row: Row): Part {
  return {
    id: row.id,
    withdrawalId: row.withdrawal_id,
    amount: row.amount,
    provider: row.provider,
    merchantRef: row.merchant_ref,
    state: row.state,
    receipt: row.receipt,
    note: row.note,
    createdAt: row.created_at,
    paidAt: row.paid_at,
  };
}
