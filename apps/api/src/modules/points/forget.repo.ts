import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export async function hasOpenRedemption(db: ReadHandle, memberId: string): Promise<boolean> {
  const { rows } = await db.query<{ open: boolean }>(
    `SELECT EXISTS (SELECT FROM points.redemption WHERE member_id = $1 AND state = 'applying') AS open`,
    [memberId],
  );
  return rows[0]!.open;
}

/** To where goods were sent. */
export async function forgetRecipients(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query(`UPDATE points.redemption SET sealed = NULL, tracking = '' WHERE member_id = $1`, [memberId]);
}
