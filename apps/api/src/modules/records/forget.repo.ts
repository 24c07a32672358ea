import type { WriteHandle } from '../../platform/database.ts';

/** The files that a member asked for. */
export async function forgetFiles(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query(
    'DELETE FROM records.export_part WHERE export_id IN (SELECT id FROM records.export WHERE member_id = $1)',
    [memberId],
  );
  await tx.query('DELETE FROM records.export WHERE member_id = $1', [memberId]);
}
