import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';

export type Note = { id: bigint; text: string; actor: string; at: Temporal.Instant };

export type NewNote = { memberId: string; text: string; actor: string; key: string };

/** @returns null where the key has noted before */
export async function insertNote(
  tx: WriteHandle,
  { memberId, text, actor, key }: NewNote,
  now: Temporal.Instant,
): Promise<Note | null> {
  const { rows } = await tx.query<Note>(
    `INSERT INTO member.note (member_id, text, actor, at, idempotency_key)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (idempotency_key) DO NOTHING
     RETURNING id, text, actor, at`,
    [memberId, text, actor, now.toString(), key],
  );
  return rows[0] ?? null;
}

export async function selectNoteByKey(db: ReadHandle, key: string): Promise<(Note & { memberId: string }) | null> {
  const { rows } = await db.query<Note & { member_id: bigint }>(
    'SELECT id, text, actor, at, member_id FROM member.note WHERE idempotency_key = $1',
    [key],
  );
  const [found] = rows;
  if (!found) return null;
  const { member_id: memberId, ...note } = found;
  return { ...note, memberId: String(memberId) };
}

/** The newest first. */
export async function selectNotes(db: ReadHandle, memberId: string, { before, limit }: RowsBefore): Promise<Note[]> {
  const { rows } = await db.query<Note>(
    `SELECT id, text, actor, at FROM member.note
      WHERE member_id = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [memberId, before, limit],
  );
  return rows;
}

/** The tags of members who have any. */
export async function selectTags(db: ReadHandle, memberIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.query<{ member_id: bigint; tags: string[] }>(
    `SELECT member_id, array_agg(tag ORDER BY tag) AS tags
       FROM member.tag WHERE member_id = ANY ($1::bigint[]) GROUP BY member_id`,
    [memberIds],
  );
  return new Map(rows.map(({ member_id: id, tags }) => [String(id), tags]));
}

/** @returns whether the member had it not yet */
export async function insertTag(
  tx: WriteHandle,
  { memberId, tag, actor }: { memberId: string; tag: string; actor: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'INSERT INTO member.tag (member_id, tag, actor, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [memberId, tag, actor, now.toString()],
  );
  return rowCount === 1;
}

/** @returns whether the member had it */
export async function deleteTag(tx: WriteHandle, memberId: string, tag: string): Promise<boolean> {
  const { rowCount } = await tx.query('DELETE FROM member.tag WHERE member_id = $1 AND tag = $2', [memberId, tag]);
  return rowCount === 1;
}

/** Members with a tag, the newest first. */
export async function selectTagged(db: ReadHandle, tag: string, { before, limit }: RowsBefore): Promise<string[]> {
  const { rows } = await db.query<{ member_id: bigint }>(
    `SELECT member_id FROM member.tag
      WHERE tag = $1 AND ($2::bigint IS NULL OR member_id < $2)
      ORDER BY member_id DESC LIMIT $3`,
    [tag, before, limit],
  );
  return rows.map(({ member_id: id }) => String(id));
}
