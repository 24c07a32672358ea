import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/** Whether a member has a contract in force or on offer, on either side, or a move that is under way. */
export async function hasOpenAgreement(db: ReadHandle, memberId: string): Promise<boolean> {
  const { rows } = await db.query<{ open: boolean }>(
    `SELECT EXISTS (
       SELECT FROM agents.contract
       WHERE $1 IN (downline_id, upline_id) AND state IN ('offered', 'signed', 'termination_requested')
     ) OR EXISTS (
       SELECT FROM agents.move WHERE member_id = $1 AND state IN ('requested', 'approved')
     ) AS open`,
    [memberId],
  );
  return rows[0]!.open;
}

/** What an applicant wrote, and what an agent noted beside links. */
export async function forgetApplicant(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query(
    `UPDATE agents.application SET name = '', contact = '', website = '', plan = '' WHERE member_id = $1`,
    [memberId],
  );
  await tx.query(`UPDATE agents.link SET note = '' WHERE agent_id = $1`, [memberId]);
}
