import type { WriteHandle } from '../../platform/database.ts';

export async function forgetMessages(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query('DELETE FROM inbox.message WHERE member_id = $1', [memberId]);
  await tx.query('DELETE FROM inbox.broadcast_mark WHERE member_id = $1', [memberId]);
}
