import type { WriteHandle } from '../../platform/database.ts';

/** Takes a member's names, contacts and documents out of the schema, and closes the account. */
export async function forgetMember(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query('SELECT member.forget($1)', [memberId]);
}
