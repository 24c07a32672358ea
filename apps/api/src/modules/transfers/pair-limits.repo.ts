import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { type Allowed, unlimited } from './domain/transfer-limits.ts';

/** An upline's limits for a downline; they apply only while this is the upline. */
export async function selectAllowed(db: ReadHandle, uplineId: string, downlineId: string): Promise<Allowed> {
  const { rows } = await db.query<Allowed>(
    `SELECT may_receive AS "mayReceive", may_send AS "maySend", per_transfer AS "perTransfer", per_day AS "perDay"
     FROM transfers.pair_limit WHERE upline_id = $1 AND downline_id = $2`,
    [uplineId, downlineId],
  );
  return rows[0] ?? unlimited;
}

export async function upsertAllowed(
  tx: WriteHandle,
  pair: { uplineId: string; downlineId: string },
  { mayReceive, maySend, perTransfer, perDay }: Allowed,
  at: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO transfers.pair_limit (upline_id, downline_id, may_receive, may_send, per_transfer, per_day, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (downline_id, upline_id) DO UPDATE SET may_receive = excluded.may_receive, may_send = excluded.may_send,
       per_transfer = excluded.per_transfer, per_day = excluded.per_day, changed_at = excluded.changed_at`,
    [pair.uplineId, pair.downlineId, mayReceive, maySend, perTransfer, perDay, at.toString()],
  );
}
