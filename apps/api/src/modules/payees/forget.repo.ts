import type { WriteHandle } from '../../platform/database.ts';

/** A member's accounts are removed and can be read no more; that two members had the same one is still known. */
export async function forgetAccounts(tx: WriteHandle, memberId: string, now: Temporal.Instant): Promise<void> {
  await tx.query(
    `UPDATE payees.payee SET sealed = '', is_default = false, removed_at = coalesce(removed_at, $2) WHERE member_id = $1`,
    [memberId, now.toString()],
  );
}

/** Now that is forgotten, too. */
export async function forgetMarks(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query(`UPDATE payees.payee SET number_mac = convert_to('erased-' || id, 'UTF8') WHERE member_id = $1`, [
    memberId,
  ]);
}
