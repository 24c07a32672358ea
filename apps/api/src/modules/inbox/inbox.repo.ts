import type { MessageKind } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Message, NewMessage, Texts } from './domain/message.ts';

/** @returns false where there is a message of this cause already: it stays unchanged */
export async function insertMessage(tx: WriteHandle, message: NewMessage, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO inbox.message (member_id, kind, details, cause, at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (member_id, cause) DO NOTHING`,
    [message.memberId, message.kind, JSON.stringify(message.details), message.cause, now.toString()],
  );
  return rowCount === 1;
}

/** Inserts many. @returns the members: those who have a message of the cause already are left out */
export async function insertMessages(
  tx: WriteHandle,
  messages: readonly NewMessage[],
  now: Temporal.Instant,
): Promise<string[]> {
  const { rows } = await tx.query<{ member_id: string }>(
    `WITH told AS (
       INSERT INTO inbox.message (member_id, kind, details, cause, at)
       SELECT m.member_id, m.kind, m.details, m.cause, $5
       FROM unnest($1::bigint[], $2::text[], $3::jsonb[], $4::text[]) AS m (member_id, kind, details, cause)
       ON CONFLICT (member_id, cause) DO NOTHING
       RETURNING member_id
     )
     SELECT DISTINCT member_id::text FROM told`,
    [
      messages.map(({ memberId }) => memberId),
      messages.map(({ kind }) => kind),
      messages.map(({ details }) => JSON.stringify(details)),
      messages.map(({ cause }) => cause),
      now.toString(),
    ],
  );
  return rows.map(({ member_id: memberId }) => memberId);
}

/** The operator's own text to one member, once for a key. @returns `false` where the key has sent before */
export async function insertOperatorMessage(
  tx: WriteHandle,
  { memberId, texts, sentBy, key }: { memberId: string; texts: Texts; sentBy: string; key: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO inbox.message (member_id, kind, details, texts, cause, at)
     VALUES ($1, 'operator', jsonb_build_object('sentBy', $4::text), $2, 'operator:' || $5::text, $3)
     ON CONFLICT (member_id, cause) DO NOTHING`,
    [memberId, JSON.stringify(texts), now.toString(), sentBy, key],
  );
  return rowCount === 1;
}

export async function insertBroadcast(
  tx: WriteHandle,
  texts: Texts,
  sentBy: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('INSERT INTO inbox.broadcast (texts, sent_by, at) VALUES ($1, $2, $3)', [
    JSON.stringify(texts),
    sentBy,
    now.toString(),
  ]);
}

type Row = {
  id: bigint;
  kind: MessageKind;
  details: Message['details'];
  texts: Texts | null;
  username: string;
  at: Temporal.Instant;
  read: boolean;
};

export type PageWish = { before: string | null; unreadOnly: boolean; limit: number };

/** A member's messages and the broadcasts since they registered, newest first. */
export async function selectMessages(
  db: ReadHandle,
  memberId: string,
  { before, unreadOnly, limit }: PageWish,
): Promise<Message[]> {
  const { rows } = await db.query<Row>(
    `SELECT both_kinds.*, coalesce((SELECT m.username FROM member.real_members() AS m WHERE m.member_id = $1), '') AS username
     FROM (
       (
         SELECT id, kind, details, texts, at, read_at IS NOT NULL AS read
         FROM inbox.message
         WHERE member_id = $1 AND id < $2 AND ${unreadOnly ? 'read_at IS NULL' : 'deleted_at IS NULL'}
         ORDER BY id DESC
         LIMIT $3
       )
       UNION ALL
       (
         SELECT b.id, 'operator', '{}'::jsonb, b.texts, b.at, m.read_at IS NOT NULL
         FROM inbox.broadcast AS b
         LEFT JOIN inbox.broadcast_mark AS m ON m.member_id = $1 AND m.broadcast_id = b.id
         WHERE b.id < $2 AND b.at > (SELECT member.registered_at($1))
           AND ${unreadOnly ? 'm.read_at IS NULL' : 'm.deleted_at IS NULL'}
         ORDER BY b.id DESC
         LIMIT $3
       )
     ) AS both_kinds
     ORDER BY id DESC
     LIMIT $3`,
    [memberId, before ?? NEWEST, limit],
  );
  return rows.map(({ read, ...row }) => ({ ...row, isRead: read }));
}

/** One of them; null where the member has no such message. */
export async function selectMessage(db: ReadHandle, memberId: string, id: string): Promise<Message | null> {
  if (id === NEWEST) return null;
  const [found] = await selectMessages(db, memberId, { before: String(BigInt(id) + 1n), unreadOnly: false, limit: 1 });
  return found && String(found.id) === id ? found : null;
}

const NEWEST = '9223372036854775807';

export async function countUnread(db: ReadHandle, memberId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT (
       (SELECT count(*) FROM inbox.message WHERE member_id = $1 AND read_at IS NULL)
       + (
         SELECT count(*)
         FROM inbox.broadcast AS b
         WHERE b.at > (SELECT member.registered_at($1)) AND NOT EXISTS (
           SELECT FROM inbox.broadcast_mark AS m WHERE m.member_id = $1 AND m.broadcast_id = b.id
         )
       )
     )::integer AS count`,
    [memberId],
  );
  return rows[0]!.count;
}

/** @returns false where the member has no such message */
export async function markRead(tx: WriteHandle, memberId: string, id: string, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE inbox.message SET read_at = coalesce(read_at, $3) WHERE member_id = $1 AND id = $2 AND deleted_at IS NULL',
    [memberId, id, now.toString()],
  );
  return rowCount === 1 || markBroadcast(tx, memberId, id, now, null);
}

/** @returns false where the member never had such a message */
export async function markDeleted(
  tx: WriteHandle,
  memberId: string,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE inbox.message SET read_at = coalesce(read_at, $3), deleted_at = coalesce(deleted_at, $3)
     WHERE member_id = $1 AND id = $2`,
    [memberId, id, now.toString()],
  );
  return rowCount === 1 || markBroadcast(tx, memberId, id, now, now);
}

/** Deletes those of the messages that are the member's own. */
export async function markAllDeleted(
  tx: WriteHandle,
  memberId: string,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `UPDATE inbox.message SET read_at = coalesce(read_at, $3), deleted_at = coalesce(deleted_at, $3)
     WHERE member_id = $1 AND id = ANY ($2)`,
    [memberId, ids, now.toString()],
  );
  await tx.query(
    `INSERT INTO inbox.broadcast_mark AS known (member_id, broadcast_id, read_at, deleted_at)
     SELECT $1, b.id, $3, $3
     FROM inbox.broadcast AS b
     WHERE b.id = ANY ($2) AND b.at > (SELECT member.registered_at($1))
     ON CONFLICT (member_id, broadcast_id)
     DO UPDATE SET deleted_at = coalesce(known.deleted_at, EXCLUDED.deleted_at)`,
    [memberId, ids, now.toString()],
  );
}

async function markBroadcast(
  tx: WriteHandle,
  memberId: string,
  id: string,
  now: Temporal.Instant,
  deletedAt: Temporal.Instant | null,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO inbox.broadcast_mark AS known (member_id, broadcast_id, read_at, deleted_at)
     SELECT $1, b.id, $3, $4
     FROM inbox.broadcast AS b
     WHERE b.id = $2 AND b.at > (SELECT member.registered_at($1))
     ON CONFLICT (member_id, broadcast_id)
     DO UPDATE SET deleted_at = coalesce(known.deleted_at, EXCLUDED.deleted_at)`,
    [memberId, id, now.toString(), deletedAt?.toString() ?? null],
  );
  return rowCount === 1;
}

export async function markAllRead(tx: WriteHandle, memberId: string, now: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE inbox.message SET read_at = $2 WHERE member_id = $1 AND read_at IS NULL', [
    memberId,
    now.toString(),
  ]);
  await tx.query(
    `INSERT INTO inbox.broadcast_mark (member_id, broadcast_id, read_at)
     SELECT $1, b.id, $2 FROM inbox.broadcast AS b WHERE b.at > (SELECT member.registered_at($1))
     ON CONFLICT (member_id, broadcast_id) DO NOTHING`,
    [memberId, now.toString()],
  );
}

/** Deletes messages before a time, at most `limit`. @returns how many */
export async function deleteMessagesBefore(tx: WriteHandle, before: Temporal.Instant, limit: number): Promise<number> {
  const { rowCount } = await tx.query(
    // By row position: by their keys the plan would read the whole table for each few thousand.
    `DELETE FROM inbox.message
     WHERE ctid = ANY (ARRAY(SELECT ctid FROM inbox.message WHERE at < $1 ORDER BY at LIMIT $2))`,
    [before.toString(), limit],
  );
  return rowCount ?? 0;
}

/** The same for members' marks of older broadcasts. */
export async function deleteMarksBefore(tx: WriteHandle, before: Temporal.Instant, limit: number): Promise<number> {
  const { rowCount } = await tx.query(
    `DELETE FROM inbox.broadcast_mark
     WHERE ctid = ANY (ARRAY(
       SELECT m.ctid
       FROM inbox.broadcast AS b
       JOIN inbox.broadcast_mark AS m ON m.broadcast_id = b.id
       WHERE b.at < $1
       LIMIT $2
     ))`,
    [before.toString(), limit],
  );
  return rowCount ?? 0;
}

/** Deletes older broadcasts that no member's mark refers to. */
export async function deleteBroadcastsBefore(tx: WriteHandle, before: Temporal.Instant): Promise<void> {
  await tx.query(
    `DELETE FROM inbox.broadcast AS b
     WHERE b.at < $1 AND NOT EXISTS (SELECT FROM inbox.broadcast_mark AS m WHERE m.broadcast_id = b.id)`,
    [before.toString()],
  );
}
