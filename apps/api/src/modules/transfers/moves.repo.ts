import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Move, MoveReason } from './domain/move.ts';

type Row = Omit<Move, 'memberId'> & { memberId: bigint };

const COLUMNS = `id, member_id AS "memberId", vendor, currency, direction, amount, state, reason, cause, reference, hold,
       balance, played, created_at AS "createdAt", updated_at AS "updatedAt"`;

const UNDER_WAY = `state IN ('created', 'sent', 'unknown')`;

export type NewMove = Pick<
  Move,
  'memberId' | 'vendor' | 'currency' | 'direction' | 'amount' | 'cause' | 'reference'
> & {
  idempotencyKey: string;
};

/**
 * @returns `null` when the member's idempotency key is taken, or another move of theirs with this vendor is under way;
 * waits for a transaction that is inserting one just now
 */
export async function insertMove(tx: WriteHandle, move: NewMove, now: Temporal.Instant): Promise<Move | null> {
  const { rows } = await tx.query<Row>(
    `INSERT INTO transfers.move
       (member_id, vendor, currency, direction, amount, state, cause, reference, idempotency_key, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, 'created', $6, $7, $8, $9, $9)
     ON CONFLICT DO NOTHING
     RETURNING ${COLUMNS}`,
    [
      move.memberId,
      move.vendor,
      move.currency,
      move.direction,
      move.amount,
      move.cause,
      move.reference,
      move.idempotencyKey,
      now.toString(),
    ],
  );
  return rows[0] ? toMove(rows[0]) : null;
}

export async function updateHold(tx: WriteHandle, id: bigint, hold: bigint): Promise<void> {
  await tx.query('UPDATE transfers.move SET hold = $2 WHERE id = $1', [id, hold]);
}

/**
 * Marks the move before the vendor is called. @returns `null` when the move no longer waits for that: the vendor must
 * not be called then
 */
export async function markSent(tx: WriteHandle, id: bigint, now: Temporal.Instant): Promise<Move | null> {
  const { rows } = await tx.query<Row>(
    `UPDATE transfers.move SET state = 'sent', sent_at = $2, updated_at = $2 WHERE id = $1 AND state = 'created'
     RETURNING ${COLUMNS}`,
    [id, now.toString()],
  );
  return rows[0] ? toMove(rows[0]) : null;
}

/**
 * Notes that the vendor gave no clear answer. @returns `null` when it has given one meanwhile, or was noted as silent
 * before
 */
export async function markUnknown(tx: WriteHandle, id: bigint, now: Temporal.Instant): Promise<Move | null> {
  const { rows } = await tx.query<Row>(
    `UPDATE transfers.move SET state = 'unknown', updated_at = $2 WHERE id = $1 AND state = 'sent' RETURNING ${COLUMNS}`,
    [id, now.toString()],
  );
  return rows[0] ? toMove(rows[0]) : null;
}

/** Locks the move until the transaction ends. Always taken before any account of the ledger. */
export async function lockMove(tx: WriteHandle, id: bigint): Promise<Move> {
  const { rows } = await tx.query<Row>(`SELECT ${COLUMNS} FROM transfers.move WHERE id = $1 FOR UPDATE`, [id]);
  return toMove(rows[0]!);
}

export async function confirmMove(
  tx: WriteHandle,
  id: bigint,
  { balance, played, decidedBy }: { balance: Amount; played: Amount; decidedBy: string | null },
  now: Temporal.Instant,
): Promise<Move> {
  const { rows } = await tx.query<Row>(
    `UPDATE transfers.move SET state = 'confirmed', balance = $2, played = $3, decided_by = $4, updated_at = $5
     WHERE id = $1 RETURNING ${COLUMNS}`,
    [id, balance, played, decidedBy, now.toString()],
  );
  return toMove(rows[0]!);
}

export async function refuseMove(
  tx: WriteHandle,
  id: bigint,
  { reason, decidedBy }: { reason: MoveReason; decidedBy: string | null },
  now: Temporal.Instant,
): Promise<Move> {
  const { rows } = await tx.query<Row>(
    `UPDATE transfers.move SET state = 'refused', reason = $2, decided_by = $3, updated_at = $4
     WHERE id = $1 RETURNING ${COLUMNS}`,
    [id, reason, decidedBy, now.toString()],
  );
  return toMove(rows[0]!);
}

export async function selectMove(db: ReadHandle, id: bigint): Promise<Move | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM transfers.move WHERE id = $1`, [id]);
  return rows[0] ? toMove(rows[0]) : null;
}

export async function selectByIdempotencyKey(db: ReadHandle, memberId: string, key: string): Promise<Move | null> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM transfers.move WHERE member_id = $1 AND idempotency_key = $2`,
    [memberId, key],
  );
  return rows[0] ? toMove(rows[0]) : null;
}

/** The moves of a member that are under way: at most one a vendor. */
export async function selectUnderWay(db: ReadHandle, memberId: string): Promise<Move[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM transfers.move WHERE member_id = $1 AND ${UNDER_WAY} ORDER BY vendor`,
    [memberId],
  );
  return rows.map(toMove);
}

/** All moves under way, the oldest first: older than `before` where given. */
export async function selectOpen(db: ReadHandle, before: Temporal.Instant, limit: number): Promise<Move[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM transfers.move WHERE ${UNDER_WAY} AND created_at < $1 ORDER BY created_at LIMIT $2`,
    [before.toString(), limit],
  );
  return rows.map(toMove);
}

/** Newest first. */
export async function selectMoves(
  db: ReadHandle,
  memberId: string,
  page: { limit: number; offset: number },
): Promise<{ moves: Move[]; total: number }> {
  const counted = await db.query<{ total: number }>(
    'SELECT count(*)::integer AS total FROM transfers.move WHERE member_id = $1',
    [memberId],
  );
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM transfers.move WHERE member_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3`,
    [memberId, page.limit, page.offset],
  );
  return { moves: rows.map(toMove), total: counted.rows[0]!.total };
}

function toMove({ memberId, ...row }: Row): Move {
  return { ...row, memberId: String(memberId) };
}
