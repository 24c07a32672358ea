import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type NewInvitation = { code: string; agentId: string; domain: string | null };

/** @returns `false` when the code is taken, in upper or lower case */
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

/** Closes a code: it invites nobody any more. */
export async function closeInvitation(tx: WriteHandle, code: string, now: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE member.invitation SET closed_at = $2 WHERE lower(code) = lower($1) AND closed_at IS NULL', [
    code,
    now.toString(),
  ]);
}

/** The agent who invites with a code, and whether it is valid on the requested domain. */
export type Inviter = { agentId: string; holdsHere: boolean };

/** The active agent of an open code. */
export async function selectInviter(db: ReadHandle, code: string, domain: string): Promise<Inviter | null> {
  const { rows } = await db.query<Inviter>(
    `SELECT i.agent_id::text AS "agentId", i.domain IS NULL OR lower(i.domain) = lower($2) AS "holdsHere"
       FROM member.invitation AS i
       JOIN member.member AS m ON m.id = i.agent_id
      WHERE lower(i.code) = lower($1)
        AND i.closed_at IS NULL
        AND m.status = 'active'
        AND m.type IN (1, 2, 41, 42)`,
    [code, domain],
  );
  return rows[0] ?? null;
}
