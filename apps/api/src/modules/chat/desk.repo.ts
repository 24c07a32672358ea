import type { LocalText } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/** What staff has beside the conversations: notes, canned answers, who is there, tickets of streams. */

export type Note = { id: bigint; author: string; text: string; at: Temporal.Instant };

export async function insertNote(tx: WriteHandle, id: bigint, { author, text, at }: Omit<Note, 'id'>): Promise<void> {
  await tx.query('INSERT INTO chat.note (conversation_id, author, text, at) VALUES ($1, $2, $3, $4)', [
    id,
    author,
    text,
    at.toString(),
  ]);
}

export async function selectNotes(db: ReadHandle, id: bigint): Promise<Note[]> {
  const { rows } = await db.query<Note>(
    'SELECT id, author, text, at FROM chat.note WHERE conversation_id = $1 ORDER BY id',
    [id],
  );
  return rows;
}

export type Canned = { id: bigint; name: string; texts: LocalText; changedBy: string; changedAt: Temporal.Instant };
const CANNED = 'id, name, texts, changed_by AS "changedBy", changed_at AS "changedAt"';

export async function selectCanned(db: ReadHandle): Promise<Canned[]> {
  const { rows } = await db.query<Canned>(`SELECT ${CANNED} FROM chat.canned_answer ORDER BY name`);
  return rows;
}

type Kept = Omit<Canned, 'id'>;

/** @returns null where the name is taken */
export async function insertCanned(tx: WriteHandle, one: Kept): Promise<Canned | null> {
  const { rows } = await tx.query<Canned>(
    `INSERT INTO chat.canned_answer (name, texts, changed_by, changed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (name) DO NOTHING RETURNING ${CANNED}`,
    [one.name, JSON.stringify(one.texts), one.changedBy, one.changedAt.toString()],
  );
  return rows[0] ?? null;
}

export async function lockCanned(tx: WriteHandle, id: string): Promise<Canned | null> {
  const { rows } = await tx.query<Canned>(`SELECT ${CANNED} FROM chat.canned_answer WHERE id = $1 FOR UPDATE`, [id]);
  return rows[0] ?? null;
}

export async function isNameTaken(db: ReadHandle, name: string, id: string): Promise<boolean> {
  const { rows } = await db.query<{ taken: boolean }>(
    'SELECT EXISTS (SELECT FROM chat.canned_answer WHERE name = $1 AND id <> $2) AS taken',
    [name, id],
  );
  return rows[0]!.taken;
}

export async function updateCanned(tx: WriteHandle, id: string, one: Kept): Promise<Canned> {
  const { rows } = await tx.query<Canned>(
    `UPDATE chat.canned_answer SET name = $2, texts = $3, changed_by = $4, changed_at = $5 WHERE id = $1
     RETURNING ${CANNED}`,
    [id, one.name, JSON.stringify(one.texts), one.changedBy, one.changedAt.toString()],
  );
  return rows[0]!;
}

export async function deleteCanned(tx: WriteHandle, id: string): Promise<void> {
  await tx.query('DELETE FROM chat.canned_answer WHERE id = $1', [id]);
}

export type Present = { actor: string; isTaking: boolean };

export async function upsertPresence(
  tx: WriteHandle,
  { actor, isTaking }: Present,
  seenAt: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO chat.presence (actor, is_taking, seen_at) VALUES ($1, $2, $3)
     ON CONFLICT (actor) DO UPDATE SET is_taking = EXCLUDED.is_taking, seen_at = EXCLUDED.seen_at`,
    [actor, isTaking, seenAt.toString()],
  );
}

export async function selectPresent(db: ReadHandle, since: Temporal.Instant): Promise<Present[]> {
  const { rows } = await db.query<Present>(
    'SELECT actor, is_taking AS "isTaking" FROM chat.presence WHERE seen_at >= $1 ORDER BY actor',
    [since.toString()],
  );
  return rows;
}

/** `conversationId` null: the stream of staff. */
export async function insertTicket(
  tx: WriteHandle,
  { hash, conversationId, expiresAt }: { hash: Buffer; conversationId: bigint | null; expiresAt: Temporal.Instant },
): Promise<void> {
  await tx.query('INSERT INTO chat.ticket (hash, conversation_id, expires_at) VALUES ($1, $2, $3)', [
    hash,
    conversationId,
    expiresAt.toString(),
  ]);
}

/** Finds and deletes the ticket in one statement: of two clients with the same ticket, one is let in. */
export async function takeTicket(
  tx: WriteHandle,
  hash: Buffer,
  now: Temporal.Instant,
): Promise<{ conversationId: bigint | null } | null> {
  const { rows } = await tx.query<{ conversationId: bigint | null }>(
    'DELETE FROM chat.ticket WHERE hash = $1 AND expires_at > $2 RETURNING conversation_id AS "conversationId"',
    [hash, now.toString()],
  );
  return rows[0] ?? null;
}

export async function deleteExpired(tx: WriteHandle, now: Temporal.Instant): Promise<void> {
  await tx.query('DELETE FROM chat.ticket WHERE expires_at <= $1', [now.toString()]);
  await tx.query('DELETE FROM chat.presence WHERE seen_at < $1', [now.subtract({ hours: 24 }).toString()]);
}

export type ReportRow = {
  id: string;
  chats: number;
  answered: number;
  missed: number;
  firstAnswerSeconds: number | null;
  solvedSeconds: number | null;
  rated: number;
  stars: string | null;
};

/** Chats that began within a span, by topic or by the employee who answered first. */
export async function selectReport(
  db: ReadHandle,
  { begin, end, by }: { begin: Temporal.Instant; end: Temporal.Instant; by: 'topic' | 'employee' },
): Promise<ReportRow[]> {
  const who = `coalesce((
    SELECT m.author FROM chat.message AS m
    WHERE m.conversation_id = c.id AND m.side = 'staff' ORDER BY m.seq LIMIT 1
  ), '–')`;
  const { rows } = await db.query<ReportRow>(
    `WITH one AS (
       SELECT ${by === 'topic' ? 'c.topic' : who} AS named, c.*
       FROM chat.conversation AS c WHERE c.created_at >= $1 AND c.created_at < $2
     )
     SELECT
       named AS id,
       count(*)::integer AS chats,
       count(first_answer_at)::integer AS answered,
       count(*) FILTER (WHERE ended_at IS NOT NULL AND first_answer_at IS NULL)::integer AS missed,
       round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first_answer_at - created_at)))::integer
         AS "firstAnswerSeconds",
       round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ended_at - created_at)))::integer
         AS "solvedSeconds",
       count(stars)::integer AS rated,
       round(avg(stars), 1)::text AS stars
     FROM one GROUP BY named ORDER BY named`,
    [begin.toString(), end.toString()],
  );
  return rows;
}
