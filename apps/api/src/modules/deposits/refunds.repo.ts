import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Refund = {
  id: bigint;
  depositId: string;
  memberId: string;
  amount: Amount;
  currency: string;
  state: 'open' | 'done' | 'refused';
  refundRef: string;
  hold: bigint;
  reason: string;
  actor: string;
  createdAt: Temporal.Instant;
};

type Row = {
  id: bigint;
  deposit_id: bigint;
  member_id: bigint;
  amount: Amount;
  currency: string;
  state: Refund['state'];
  refund_ref: string;
  hold: bigint;
  reason: string;
  actor: string;
  created_at: Temporal.Instant;
};

const COLUMNS = 'id, deposit_id, member_id, amount, currency, state, refund_ref, hold, reason, actor, created_at';

export type NewRefund = Omit<Refund, 'id' | 'state'>;

export async function insertRefund(tx: WriteHandle, refund: NewRefund): Promise<Refund> {
  const { rows } = await tx.query<Row>(
    `INSERT INTO deposits.refund
       (deposit_id, member_id, amount, currency, state, refund_ref, hold, reason, actor, created_at)
     VALUES ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9)
     RETURNING ${COLUMNS}`,
    [
      refund.depositId,
      refund.memberId,
      refund.amount,
      refund.currency,
      refund.refundRef,
      refund.hold,
      refund.reason,
      refund.actor,
      refund.createdAt.toString(),
    ],
  );
  return toRefund(rows[0]!);
}

/** The deposit's refund that is under way or done. */
export async function selectStandingRefund(db: ReadHandle, depositId: string): Promise<Refund | null> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM deposits.refund WHERE deposit_id = $1 AND state <> 'refused'`,
    [depositId],
  );
  return rows[0] ? toRefund(rows[0]) : null;
}

export async function selectRefund(db: ReadHandle, id: string): Promise<Refund | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM deposits.refund WHERE id = $1`, [id]);
  return rows[0] ? toRefund(rows[0]) : null;
}

/** Ends a refund once. @returns false where it has ended already */
export async function endRefund(
  tx: WriteHandle,
  id: bigint,
  state: 'done' | 'refused',
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE deposits.refund SET state = $2, ended_at = $3 WHERE id = $1 AND state = 'open'`,
    [id, state, now.toString()],
  );
  return rowCount === 1;
}

function toRefund(row: Row): Refund {
  return {
    id: row.id,
    depositId: String(row.deposit_id),
    memberId: String(row.member_id),
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    refundRef: row.refund_ref,
    hold: row.hold,
    reason: row.reason,
    actor: row.actor,
    createdAt: row.created_at,
  };
}
