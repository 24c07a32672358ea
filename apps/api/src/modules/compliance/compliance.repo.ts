import type { LargeTransactionKind } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';

export type LargeTransaction = {
  id: bigint;
  kind: LargeTransactionKind;
  memberId: string;
  reference: string;
  amount: bigint;
  currency: string;
  threshold: bigint;
  at: Temporal.Instant;
};

const COLUMNS = 'id, kind, member_id::text AS "memberId", reference, amount, currency, threshold, at';

/** Once for each deposit, withdrawal, win or stake. */
export async function insertTransaction(tx: WriteHandle, one: Omit<LargeTransaction, 'id'>): Promise<void> {
  await tx.query(
    `INSERT INTO compliance.transaction (kind, member_id, reference, amount, currency, threshold, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (kind, reference) DO NOTHING`,
    [one.kind, one.memberId, one.reference, one.amount, one.currency, one.threshold, one.at.toString()],
  );
}

/** The newest first. */
export async function selectTransactions(
  db: ReadHandle,
  kind: LargeTransaction['kind'] | null,
  { before, limit }: RowsBefore,
): Promise<LargeTransaction[]> {
  const { rows } = await db.query<LargeTransaction>(
    `SELECT ${COLUMNS} FROM compliance.transaction
     WHERE ($1::text IS NULL OR kind = $1) AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
    [kind, before, limit],
  );
  return rows;
}

/** Those before a place, by time. */
export async function selectTransactionsBefore(
  db: ReadHandle,
  { at, number, limit }: { at: Temporal.Instant; number: bigint; limit: number },
): Promise<LargeTransaction[]> {
  const { rows } = await db.query<LargeTransaction>(
    `SELECT ${COLUMNS} FROM compliance.transaction WHERE (at, id) < ($1, $2) ORDER BY at DESC, id DESC LIMIT $3`,
    [at.toString(), number, limit],
  );
  return rows;
}

/** Until when rounds were looked through, locked: two servers never look at once. */
export async function lockProgress(tx: WriteHandle): Promise<Temporal.Instant> {
  const { rows } = await tx.query<{ at: Temporal.Instant }>(
    'SELECT plays_until AS at FROM compliance.progress FOR UPDATE',
  );
  return rows[0]!.at;
}

export async function updateProgress(tx: WriteHandle, at: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE compliance.progress SET plays_until = $1', [at.toString()]);
}
