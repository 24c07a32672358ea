import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export async function hasOpenWithdrawal(db: ReadHandle, memberId: string): Promise<boolean> {
  const { rows } = await db.query<{ open: boolean }>(
    'SELECT EXISTS (SELECT FROM withdrawals.withdrawal WHERE member_id = $1 AND ended_at IS NULL) AS open',
    [memberId],
  );
  return rows[0]!.open;
}

/** To which accounts a member was paid, and the pictures that prove it. */
export async function forgetPayouts(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query('SELECT withdrawals.forget($1)', [memberId]);
}
