import type { WriteHandle } from '../../platform/database.ts';

/** Nothing that a member signs in by is left. */
export async function forgetWaysIn(tx: WriteHandle, memberId: string): Promise<void> {
  for (const table of ['authenticator', 'passkey', 'linked_account'])
    await tx.query(`DELETE FROM credentials.${table} WHERE member_id = $1`, [memberId]);
  await tx.query('UPDATE credentials.credential SET password_hash = NULL, payment_hash = NULL WHERE member_id = $1', [
    memberId,
  ]);
}
