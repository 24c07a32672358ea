import type { ReadHandle } from '../../platform/database.ts';

export async function hasOpenBonus(db: ReadHandle, memberId: string): Promise<boolean> {
  const { rows } = await db.query<{ open: boolean }>(
    `SELECT EXISTS (SELECT FROM bonus.bonus WHERE member_id = $1 AND state IN ('queued', 'active')) AS open`,
    [memberId],
  );
  return rows[0]!.open;
}
