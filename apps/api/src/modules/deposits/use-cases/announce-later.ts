import type { WriteHandle } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/jobs.ts';

export const ANNOUNCE = 'deposits_announce';

/**
 * Has a server tell a member's open screens what became of a deposit. A command has ended by then, and a server may die:
 * what is enqueued with the change is told all the same.
 */
export function announceLater(tx: WriteHandle, memberId: string, depositId: string): Promise<void> {
  return enqueue(tx, ANNOUNCE, { memberId, depositId });
}
