import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type LinkedRow = {
  member_id: bigint;
  provider_id: string;
  name: string;
  linked_at: Temporal.Instant;
  used_at: Temporal.Instant | null;
};

export type NewLink = { providerId: string; issuer: string; subject: string; name: string; now: Temporal.Instant };

/** @returns `false` where that account is linked already, or the member has one of this provider */
export async function insertLink(tx: WriteHandle, memberId: string, link: NewLink): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO credentials.linked_account (member_id, provider_id, issuer, subject, name, linked_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING`,
    [memberId, link.providerId, link.issuer, link.subject, link.name, link.now.toString()],
  );
  return rowCount === 1;
}

/** Whose account elsewhere this is. */
export async function selectLinkedMember(db: ReadHandle, issuer: string, subject: string): Promise<string | null> {
  const { rows } = await db.query<{ member_id: bigint }>(
    'SELECT member_id FROM credentials.linked_account WHERE issuer = $1 AND subject = $2',
    [issuer, subject],
  );
  return rows[0] ? String(rows[0].member_id) : null;
}

/** Notes a sign-in. @returns `false` where the account is no longer linked to this member */
export async function useLink(
  tx: WriteHandle,
  memberId: string,
  { issuer, subject, now }: { issuer: string; subject: string; now: Temporal.Instant },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE credentials.linked_account SET used_at = $4 WHERE issuer = $2 AND subject = $3 AND member_id = $1',
    [memberId, issuer, subject, now.toString()],
  );
  return rowCount === 1;
}

export async function selectLinks(db: ReadHandle, memberId: string): Promise<LinkedRow[]> {
  const { rows } = await db.query<LinkedRow>(
    `SELECT member_id, provider_id, name, linked_at, used_at
       FROM credentials.linked_account WHERE member_id = $1 ORDER BY linked_at DESC`,
    [memberId],
  );
  return rows;
}

/** @returns `false` where none was linked */
export async function deleteLink(tx: WriteHandle, memberId: string, providerId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'DELETE FROM credentials.linked_account WHERE member_id = $1 AND provider_id = $2',
    [memberId, providerId],
  );
  return rowCount === 1;
}
