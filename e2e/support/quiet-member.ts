import { expect } from 'vitest';
import { sql } from './database.ts';

/**
 * Waits until the house has greeted a new member and updated the member's screens, and clears the inbox: journeys send their own
 * messages.
 */
export async function clearWelcome(memberId: string): Promise<void> {
  const told = async (): Promise<boolean> => {
    const [row] = await sql<{ done: boolean }>(
      `SELECT EXISTS (SELECT FROM facts.fact WHERE member_id = $1 AND kind = 'signed_in') AND NOT EXISTS (
         SELECT FROM facts.fact WHERE member_id = $1 AND id > (SELECT min(position) FROM facts.consumer)
       ) AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = $2) AS done`,
      [memberId, `inbox_announce:${memberId}`],
    );
    return row!.done;
  };
  await expect.poll(told, { timeout: 30_000 }).toBe(true);
  await sql('DELETE FROM inbox.message WHERE member_id = $1', [memberId]);
}
