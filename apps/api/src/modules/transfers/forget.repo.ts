import type { ReadHandle } from '../../platform/database.ts';

export async function hasOpenMove(db: ReadHandle, memberId: string): Promise<boolean> {
  const { rows } = await db.query<{ open: boolean }>(
    `SELECT EXISTS (
       SELECT FROM transfers.move WHERE member_id = $1 AND state IN ('created', 'sent', 'unknown')
     ) AS open`,
    [memberId],
  );
  return rows[0]!.open;
}
