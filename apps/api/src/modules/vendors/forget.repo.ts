import type { ReadHandle } from '../../platform/database.ts';

/** Whether a bet of a member is not decided yet, in any game. */
export async function hasOpenRound(db: ReadHandle, memberId: string): Promise<boolean> {
  const { rows } = await db.query<{ open: boolean }>(
    `SELECT EXISTS (
       SELECT FROM vendors.round AS r
       WHERE r.member_id = $1 AND vendors.round_state(r.closed, r.bets, r.cancelled_bets, r.open_bets, r.win) = 'open'
     ) AS open`,
    [memberId],
  );
  return rows[0]!.open;
}
