import type { WriteHandle } from '../../platform/database.ts';

/** The pictures and words that a member applied with. */
export async function forgetApplications(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query('DELETE FROM promotions.picture WHERE member_id = $1', [memberId]);
  await tx.query(`UPDATE promotions.application SET comment = '' WHERE member_id = $1`, [memberId]);
}
