import type { Language } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { Conversation, Message } from './domain/chat.ts';

// Numbers of messages stay far below 2^53.
const COLUMNS = `
  c.id, c.topic, c.language, c.member_id::text AS "memberId", c.state, c.claimed_by AS "claimedBy",
  c.last_seq::float8 AS "lastSeq", c.customer_read::float8 AS "customerRead", c.staff_read::float8 AS "staffRead",
  c.created_at AS "createdAt", c.waits_since AS "waitsSince", c.last_at AS "lastAt",
  c.first_answer_at AS "firstAnswerAt", c.ended_at AS "endedAt", c.stars, c.rating_comment AS "ratingComment"`;

const LAST = `
  coalesce((
    SELECT m.text FROM chat.message AS m
    WHERE m.conversation_id = c.id AND m.kind <> 'event' ORDER BY m.seq DESC LIMIT 1
  ), '') AS last,
  (
    SELECT count(*)::integer FROM chat.message AS m
    WHERE m.conversation_id = c.id AND m.seq > c.staff_read AND m.side = 'customer'
  ) AS unread`;

export type ListedChat = Conversation & { last: string; unread: number };

type New = { topic: string; language: Language; memberId: string | null; at: Temporal.Instant };

/** @returns null where the member has one that has not ended */
export async function insertConversation(
  tx: WriteHandle,
  { topic, language, memberId, at }: New,
): Promise<Conversation | null> {
  const { rows } = await tx.query<Conversation>(
    `INSERT INTO chat.conversation AS c (topic, language, member_id, state, created_at, waits_since, last_at)
     VALUES ($1, $2, $3, 'waiting', $4, $4, $4)
     ON CONFLICT (member_id) WHERE member_id IS NOT NULL AND ended_at IS NULL DO NOTHING
     RETURNING ${COLUMNS}`,
    [topic, language, memberId, at.toString()],
  );
  return rows[0] ?? null;
}

export async function selectOpenOf(db: ReadHandle, memberId: string): Promise<Conversation | null> {
  const { rows } = await db.query<Conversation>(
    `SELECT ${COLUMNS} FROM chat.conversation AS c WHERE c.member_id = $1 AND c.ended_at IS NULL`,
    [memberId],
  );
  return rows[0] ?? null;
}

export async function insertKey(tx: WriteHandle, hash: Buffer, id: bigint, at: Temporal.Instant): Promise<void> {
  await tx.query('INSERT INTO chat.key (hash, conversation_id, made_at) VALUES ($1, $2, $3)', [
    hash,
    id,
    at.toString(),
  ]);
}

export async function selectByKey(db: ReadHandle, hash: Buffer): Promise<Conversation | null> {
  const { rows } = await db.query<Conversation>(
    `SELECT ${COLUMNS} FROM chat.key AS k JOIN chat.conversation AS c ON c.id = k.conversation_id WHERE k.hash = $1`,
    [hash],
  );
  return rows[0] ?? null;
}

export async function selectConversation(db: ReadHandle, id: string | bigint): Promise<ListedChat | null> {
  const { rows } = await db.query<ListedChat>(
    `SELECT ${COLUMNS}, ${LAST} FROM chat.conversation AS c WHERE c.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Locks a conversation: its messages are numbered one after another, and one employee claims it. */
export async function lockConversation(tx: WriteHandle, id: string | bigint): Promise<Conversation | null> {
  const { rows } = await tx.query<Conversation>(
    `SELECT ${COLUMNS} FROM chat.conversation AS c WHERE c.id = $1 FOR UPDATE`,
    [id],
  );
  return rows[0] ?? null;
}

/** How many have waited as long as this one, and itself. */
export async function selectPlace(db: ReadHandle, { id, waitsSince }: Conversation): Promise<number> {
  const { rows } = await db.query<{ place: number }>(
    `SELECT count(*)::integer AS place FROM chat.conversation
     WHERE state = 'waiting' AND (waits_since, id) <= ($1, $2::bigint)`,
    [waitsSince.toString(), id],
  );
  return rows[0]!.place;
}

export async function selectSeqOfKey(db: ReadHandle, id: bigint, key: string): Promise<number | null> {
  const { rows } = await db.query<{ seq: number }>(
    'SELECT seq::float8 AS seq FROM chat.message WHERE conversation_id = $1 AND key = $2',
    [id, key],
  );
  return rows[0]?.seq ?? null;
}

/** Of a conversation that the transaction has locked: the next number is taken, and nobody else can take it. */
export async function insertMessage(
  tx: WriteHandle,
  id: bigint,
  { key, side, kind, author, text, bytes, at }: Omit<Message, 'seq'> & { bytes: Buffer | null },
): Promise<number> {
  const { rows } = await tx.query<{ seq: number }>(
    `WITH numbered AS (
       UPDATE chat.conversation SET
         last_seq = last_seq + 1,
         last_at = $8,
         customer_read = CASE WHEN $3 = 'customer' THEN last_seq + 1 ELSE customer_read END,
         staff_read = CASE WHEN $3 = 'staff' THEN last_seq + 1 ELSE staff_read END,
         first_answer_at = CASE WHEN $3 = 'staff' THEN coalesce(first_answer_at, $8) ELSE first_answer_at END
       WHERE id = $1
       RETURNING last_seq
     )
     INSERT INTO chat.message (conversation_id, seq, key, side, kind, author, text, bytes, at)
     SELECT $1, last_seq, $2, $3, $4, $5, $6, $7, $8 FROM numbered
     RETURNING seq::float8 AS seq`,
    [id, key, side, kind, author, text, bytes, at.toString()],
  );
  return rows[0]!.seq;
}

export async function selectMessages(
  db: ReadHandle,
  id: bigint,
  { after, limit }: { after: number; limit: number },
): Promise<Message[]> {
  const { rows } = await db.query<Message>(
    `SELECT seq::float8 AS seq, key, side, kind, author, text, at
     FROM chat.message WHERE conversation_id = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
    [id, after, limit],
  );
  return rows;
}

export async function selectPicture(db: ReadHandle, id: bigint, seq: number): Promise<Buffer | null> {
  const { rows } = await db.query<{ bytes: Buffer | null }>(
    'SELECT bytes FROM chat.message WHERE conversation_id = $1 AND seq = $2',
    [id, seq],
  );
  return rows[0]?.bytes ?? null;
}

/** Never back, and never beyond what was said. @returns whether the mark moved */
export async function markRead(
  tx: WriteHandle,
  id: bigint,
  { side, seq }: { side: 'customer' | 'staff'; seq: number },
): Promise<boolean> {
  const column = side === 'customer' ? 'customer_read' : 'staff_read';
  const { rowCount } = await tx.query(
    `UPDATE chat.conversation SET ${column} = least($2::bigint, last_seq)
     WHERE id = $1 AND ${column} < least($2::bigint, last_seq)`,
    [id, seq],
  );
  return rowCount === 1;
}

export type Change = {
  memberId?: string;
  state?: Conversation['state'];
  claimedBy?: string | null;
  waitsSince?: Temporal.Instant;
  endedAt?: Temporal.Instant;
  endedBy?: string;
  stars?: number;
  ratingComment?: string;
};

const columnOf: Record<keyof Change, string> = {
  memberId: 'member_id',
  state: 'state',
  claimedBy: 'claimed_by',
  waitsSince: 'waits_since',
  endedAt: 'ended_at',
  endedBy: 'ended_by',
  stars: 'stars',
  ratingComment: 'rating_comment',
};

/** Of a conversation that the transaction has locked. */
export async function updateConversation(tx: WriteHandle, id: bigint, change: Change): Promise<void> {
  const given = (Object.keys(change) as (keyof Change)[]).filter((name) => change[name] !== undefined);
  const set = given.map((name, index) => `${columnOf[name]} = $${index + 2}`);
  await tx.query(`UPDATE chat.conversation SET ${set.join(', ')} WHERE id = $1`, [
    id,
    ...given.map((name) => change[name]?.toString() ?? null),
  ]);
}

/** Chats that wait, the longest first; or those in which employees answer. */
export async function selectLive(db: ReadHandle, state: 'waiting' | 'open', limit: number): Promise<ListedChat[]> {
  const { rows } = await db.query<ListedChat>(
    state === 'waiting'
      ? `SELECT ${COLUMNS}, ${LAST} FROM chat.conversation AS c
         WHERE c.state = 'waiting' ORDER BY c.waits_since, c.id LIMIT $1`
      : `SELECT ${COLUMNS}, ${LAST} FROM chat.conversation AS c
         WHERE c.state = 'open' ORDER BY c.claimed_by, c.id LIMIT $1`,
    [limit],
  );
  return rows;
}

/** Ended ones, or all of a member's; the newest first. */
export async function selectPast(
  db: ReadHandle,
  memberId: string | null,
  { before, limit }: RowsBefore,
): Promise<ListedChat[]> {
  const { rows } = await db.query<ListedChat>(
    memberId === null
      ? `SELECT ${COLUMNS}, ${LAST} FROM chat.conversation AS c
         WHERE c.state = 'ended' AND ($1::bigint IS NULL OR c.id < $1) ORDER BY c.id DESC LIMIT $2`
      : `SELECT ${COLUMNS}, ${LAST} FROM chat.conversation AS c
         WHERE c.member_id = $3 AND ($1::bigint IS NULL OR c.id < $1) ORDER BY c.id DESC LIMIT $2`,
    memberId === null ? [before, limit] : [before, limit, memberId],
  );
  return rows;
}

/** Chats in which nobody has written since a time; those that others hold are left for the next time. */
export async function lockQuiet(tx: WriteHandle, before: Temporal.Instant, limit: number): Promise<Conversation[]> {
  const { rows } = await tx.query<Conversation>(
    `SELECT ${COLUMNS} FROM chat.conversation AS c
     WHERE c.ended_at IS NULL AND c.last_at < $1 ORDER BY c.last_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [before.toString(), limit],
  );
  return rows;
}

/** @returns how many */
export async function deleteEndedBefore(tx: WriteHandle, before: Temporal.Instant, limit: number): Promise<number> {
  const { rowCount } = await tx.query(
    `DELETE FROM chat.conversation
     WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM chat.conversation WHERE created_at < $1 AND ended_at < $1 ORDER BY created_at LIMIT $2
     ))`,
    [before.toString(), limit],
  );
  return rowCount ?? 0;
}

export async function deleteOfMember(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query('DELETE FROM chat.conversation WHERE member_id = $1', [memberId]);
}
