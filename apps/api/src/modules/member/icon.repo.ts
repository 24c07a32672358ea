import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export async function updateIcon(tx: WriteHandle, memberId: string, icon: string): Promise<void> {
  await tx.query('UPDATE member.member SET icon = $2 WHERE id = $1', [memberId, icon]);
}

export type IconPicture = { name: string; version: string; bytes: Buffer };

/** Stores a member's own picture in place of the previous one. */
export async function upsertIconPicture(
  tx: WriteHandle,
  memberId: string,
  { name, version, bytes }: IconPicture,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO member.icon_picture (member_id, name, version, bytes, added_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (member_id) DO UPDATE SET name = $2, version = $3, bytes = $4, added_at = $5`,
    [memberId, name, version, bytes, now.toString()],
  );
}

export async function deleteIconPicture(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query('DELETE FROM member.icon_picture WHERE member_id = $1', [memberId]);
}

export async function selectIconVersion(db: ReadHandle, name: string): Promise<string | null> {
  const { rows } = await db.query<{ version: string }>('SELECT version FROM member.icon_picture WHERE name = $1', [
    name,
  ]);
  return rows[0]?.version ?? null;
}

export async function selectIconBytes(db: ReadHandle, name: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ bytes: Buffer }>('SELECT bytes FROM member.icon_picture WHERE name = $1', [name]);
  return rows[0]?.bytes ?? null;
}
