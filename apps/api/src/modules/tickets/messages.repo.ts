import { randomUUID } from 'node:crypto';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Message = {
  id: bigint;
  side: 'member' | 'staff' | 'note';
  author: string | null;
  text: string;
  pictures: number;
  at: Temporal.Instant;
};

export type NewMessage = Omit<Message, 'id' | 'pictures'> & { ticketId: bigint; key: string };

/** @returns null where the key has sent it before */
export async function insertMessage(tx: WriteHandle, one: NewMessage): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO tickets.message (ticket_id, side, author, text, idempotency_key, at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (ticket_id, idempotency_key) DO NOTHING
     RETURNING id`,
    [one.ticketId, one.side, one.author, one.text, one.key, one.at.toString()],
  );
  return rows[0]?.id ?? null;
}

export async function selectMessages(db: ReadHandle, ticketId: bigint): Promise<Message[]> {
  const { rows } = await db.query<Message>(
    `SELECT
       m.id, m.side, m.author, m.text, m.at,
       (SELECT count(*)::integer FROM tickets.picture AS p WHERE p.message_id = m.id) AS pictures
     FROM tickets.message AS m WHERE m.ticket_id = $1 ORDER BY m.id`,
    [ticketId],
  );
  return rows;
}

/** Serializes a sender's uploads, so that each picture is counted. */
export async function lockOwner(tx: WriteHandle, owner: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('tickets.picture ' || $1, 0))`, [owner]);
}

export async function countLoosePictures(db: ReadHandle, owner: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM tickets.picture WHERE owner = $1 AND message_id IS NULL',
    [owner],
  );
  return rows[0]!.count;
}

export async function insertPicture(
  tx: WriteHandle,
  { owner, bytes }: { owner: string; bytes: Buffer },
  now: Temporal.Instant,
): Promise<string> {
  const id = randomUUID();
  await tx.query('INSERT INTO tickets.picture (id, owner, bytes, added_at) VALUES ($1, $2, $3, $4)', [
    id,
    owner,
    bytes,
    now.toString(),
  ]);
  return id;
}

/** Gives a message its sender's own pictures. @returns how many */
export async function attachPictures(
  tx: WriteHandle,
  { messageId, owner, ids }: { messageId: bigint; owner: string; ids: readonly string[] },
): Promise<number> {
  const { rowCount } = await tx.query(
    'UPDATE tickets.picture SET message_id = $1 WHERE id = ANY ($3) AND owner = $2 AND message_id IS NULL',
    [messageId, owner, ids],
  );
  return rowCount ?? 0;
}

export async function selectPictures(db: ReadHandle, ticketId: bigint): Promise<{ message: bigint; bytes: Buffer }[]> {
  const { rows } = await db.query<{ message: bigint; bytes: Buffer }>(
    `SELECT p.message_id AS message, p.bytes
     FROM tickets.picture AS p JOIN tickets.message AS m ON m.id = p.message_id
     WHERE m.ticket_id = $1 ORDER BY m.id, p.added_at, p.id`,
    [ticketId],
  );
  return rows;
}

export async function deleteLoosePictures(
  tx: WriteHandle,
  which: { owner: string } | { before: Temporal.Instant },
): Promise<void> {
  if ('before' in which) {
    await tx.query('DELETE FROM tickets.picture WHERE message_id IS NULL AND added_at < $1', [which.before.toString()]);
    return;
  }
  await tx.query('DELETE FROM tickets.picture WHERE message_id IS NULL AND owner = $1', [which.owner]);
}
