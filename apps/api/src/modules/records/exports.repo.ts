import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Export, NewExport } from './domain/export.ts';

const COLUMNS = `
  id, member_id::text AS "memberId", idempotency_key AS "idempotencyKey", wish, language, state, total, rows, parts, place,
  created_at AS "createdAt", expires_at AS "expiresAt"`;

/** Until the transaction ends, no other transaction begins or counts files of this member. */
export async function lockMember(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('records.export ' || $1, 0))`, [memberId]);
}

export async function selectByKey(db: ReadHandle, memberId: string, key: string): Promise<Export | null> {
  const { rows } = await db.query<Export>(
    `SELECT ${COLUMNS} FROM records.export WHERE member_id = $1 AND idempotency_key = $2`,
    [memberId, key],
  );
  return rows[0] ?? null;
}

export async function selectOwn(
  db: ReadHandle,
  memberId: string,
  id: string,
  now: Temporal.Instant,
): Promise<Export | null> {
  const { rows } = await db.query<Export>(
    `SELECT ${COLUMNS} FROM records.export WHERE id = $1 AND member_id = $2 AND expires_at > $3`,
    [id, memberId, now.toString()],
  );
  return rows[0] ?? null;
}

export async function selectExport(db: ReadHandle, id: string): Promise<Export | null> {
  const { rows } = await db.query<Export>(`SELECT ${COLUMNS} FROM records.export WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

export async function countUnderWay(db: ReadHandle, memberId: string, now: Temporal.Instant): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM records.export
     WHERE member_id = $1 AND state IN ('waiting', 'running') AND expires_at > $2`,
    [memberId, now.toString()],
  );
  return rows[0]!.count;
}

export async function insertExport(tx: WriteHandle, wanted: NewExport): Promise<Export> {
  const { rows } = await tx.query<Export>(
    `INSERT INTO records.export (member_id, idempotency_key, wish, language, state, created_at, expires_at)
     VALUES ($1, $2, $3, $4, 'waiting', $5, $6)
     RETURNING ${COLUMNS}`,
    [
      wanted.memberId,
      wanted.idempotencyKey,
      JSON.stringify(wanted.wish),
      wanted.language,
      wanted.createdAt.toString(),
      wanted.expiresAt.toString(),
    ],
  );
  return rows[0]!;
}

/** Drops a member's finished files but for the latest ones. */
export async function deleteBeyond(tx: WriteHandle, memberId: string, kept: number): Promise<void> {
  await tx.query(
    `DELETE FROM records.export
     WHERE id IN (
       SELECT id FROM records.export
       WHERE member_id = $1 AND state IN ('done', 'failed')
       ORDER BY id DESC
       OFFSET $2
     )`,
    [memberId, kept],
  );
}

export async function updateBegun(tx: WriteHandle, id: string, total: number | null): Promise<void> {
  await tx.query(`UPDATE records.export SET state = 'running', total = $2 WHERE id = $1 AND parts = 0`, [id, total]);
}

/** Marks a file as failed. */
export async function updateFailed(tx: WriteHandle, id: string): Promise<void> {
  await tx.query(`UPDATE records.export SET state = 'failed' WHERE id = $1 AND state IN ('waiting', 'running')`, [id]);
}

export type Part = { number: number; content: string; rows: number; next: string | null };

/** Adds the next part to a file. @returns false where another job has written it */
export async function insertPart(tx: WriteHandle, id: string, part: Part): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE records.export
     SET parts = parts + 1, rows = rows + $3, place = $4,
       state = CASE WHEN $4::text IS NULL THEN 'done' ELSE 'running' END,
       total = CASE
         WHEN $4::text IS NULL THEN rows + $3
         -- A round of several lottery tickets is several rows.
         WHEN total IS NOT NULL THEN greatest(total, rows + $3)
       END
     WHERE id = $1 AND parts = $2 AND state IN ('waiting', 'running')`,
    [id, part.number, part.rows, part.next],
  );
  if (rowCount !== 1) return false;
  await tx.query('INSERT INTO records.export_part (export_id, number, content) VALUES ($1, $2, $3)', [
    id,
    part.number,
    part.content,
  ]);
  return true;
}

export async function selectPart(db: ReadHandle, id: bigint, number: number): Promise<string | null> {
  const { rows } = await db.query<{ content: string }>(
    'SELECT content FROM records.export_part WHERE export_id = $1 AND number = $2',
    [id, number],
  );
  return rows[0]?.content ?? null;
}

/** @returns how many were dropped */
export async function deleteExpired(tx: WriteHandle, now: Temporal.Instant, most: number): Promise<number> {
  const { rowCount } = await tx.query(
    `DELETE FROM records.export
     WHERE id IN (SELECT id FROM records.export WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2)`,
    [now.toString(), most],
  );
  return rowCount ?? 0;
}
