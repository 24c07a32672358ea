import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export async function hasOpenDeposit(db: ReadHandle, memberId: string): Promise<boolean> {
  const { rows } = await db.query<{ open: boolean }>(
    `SELECT EXISTS (
       SELECT FROM deposits.deposit WHERE member_id = $1 AND state IN ('created', 'pending', 'review')
     ) OR EXISTS (SELECT FROM deposits.refund WHERE member_id = $1 AND state = 'open') AS open`,
    [memberId],
  );
  return rows[0]!.open;
}

/** The slips that a member sent, and what was noted about payments. */
export async function forgetSlips(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query('SELECT deposits.forget($1)', [memberId]);
}
