import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type NewInvitation = { code: string; agentId: string; domain: string | null };

/** @returns `false` when the code is taken, in whatever case */
export async function insertInvitation(
  tx: WriteHandle,
  { code, agentId, domain }: NewInvitation,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO member.invitation (code, agent_id, domain, created_at)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (lower(code)) DO NOTHING`,
    [code, agentId, domain, now.toString()],
  );
  return rowCount === 1;
}

/** Takes a code back: nobody is invited by it any more. */
export async function closeInvitation(tx: WriteHandle, code: string, now: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE member.invitation SET closed_at = $2 WHERE lower(code) = lower($1) AND closed_at IS NULL', [
    code,
    now.toString(),
  ]);
}

/** The active agent of an open code that holds on the domain. */
export async function selectInviter(db: ReadHandle, code: string, domain: string): Promise<string | null> {
  const { rows } = await db.query<{ agent_id: bigint }>(
    `SELECT i.agent_id
       FROM member.invitation AS i
       JOIN member.member AS m ON m.id = i.agent_id
      WHERE lower(i.code) = lower($1)
        AND i.closed_at IS NULL
        AND (i.domain IS NULL OR lower(i.domain) = lower($2))
        AND m.status = 'active'
        AND m.type IN (1, 2, 41, 42)`,
    [code, domain],
  );
  return rows[0] ? String(rows[0].agent_id) : null;
}
