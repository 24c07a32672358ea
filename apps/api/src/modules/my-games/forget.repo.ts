import type { WriteHandle } from '../../platform/database.ts';

export async function forgetGames(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query('DELETE FROM my_games.favourite WHERE member_id = $1', [memberId]);
  await tx.query('DELETE FROM my_games.recent WHERE member_id = $1', [memberId]);
}
