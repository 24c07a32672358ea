import type { ExportFault } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { ExportFile } from './domain/file.ts';

const FILE = `id, staff_id AS "staffId", list, filter, state, fault, rows, bytes, parts, place, whole, tries,
            started_at AS "startedAt", ended_at AS "endedAt"`;

export type NewFile = Pick<ExportFile, 'staffId' | 'list' | 'filter' | 'startedAt'>;

/** @returns null where another of this employee runs */
export async function insertFile(tx: WriteHandle, { staffId, list, filter, startedAt }: NewFile) {
  const { rows } = await tx.query<ExportFile>(
    `INSERT INTO exports.file (staff_id, list, filter, started_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (staff_id) WHERE state = 'running' DO NOTHING
     RETURNING ${FILE}`,
    [staffId, list, JSON.stringify(filter), startedAt.toString()],
  );
  return rows[0] ?? null;
}

export async function selectFile(db: ReadHandle, id: string): Promise<ExportFile | null> {
  const { rows } = await db.query<ExportFile>(`SELECT ${FILE} FROM exports.file WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

export async function selectOwn(db: ReadHandle, staffId: bigint, id: string): Promise<ExportFile | null> {
  const { rows } = await db.query<ExportFile>(`SELECT ${FILE} FROM exports.file WHERE id = $1 AND staff_id = $2`, [
    id,
    staffId,
  ]);
  return rows[0] ?? null;
}

/** An employee's exports, newest first. */
export async function selectOwnPage(db: ReadHandle, staffId: bigint, { before, limit }: RowsBefore) {
  const { rows } = await db.query<ExportFile>(
    `SELECT ${FILE} FROM exports.file
      WHERE staff_id = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [staffId, before, limit],
  );
  return rows;
}

/** Whether an employee may do this now. */
export async function selectMay(db: ReadHandle, staffId: bigint, permission: string): Promise<boolean> {
  const { rows } = await db.query<{ may: boolean }>('SELECT staff.may($1, $2) AS may', [staffId, permission]);
  return rows[0]!.may;
}

/** Counts that a job begins. */
export async function updateTries(tx: WriteHandle, id: string): Promise<void> {
  await tx.query(`UPDATE exports.file SET tries = tries + 1 WHERE id = $1 AND state = 'running'`, [id]);
}

export type Part = { number: number; content: string; rows: number; place: string | null };

/** Adds the next part of a file that runs. @returns false where another job has written it, or it runs no longer */
export async function insertPart(tx: WriteHandle, id: bigint, part: Part): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE exports.file
        SET parts = parts + 1, rows = rows + $3, bytes = bytes + octet_length($4), place = $5, tries = 0
      WHERE id = $1 AND parts = $2 AND state = 'running'`,
    [id, part.number, part.rows, part.content, part.place],
  );
  if (rowCount !== 1) return false;
  await tx.query('INSERT INTO exports.part (file_id, number, content) VALUES ($1, $2, $3)', [
    id,
    part.number,
    part.content,
  ]);
  return true;
}

type End = { state: 'done'; whole: boolean } | { state: 'failed'; fault: ExportFault } | { state: 'cancelled' };

/** Ends a file that runs; only one that is done keeps its parts. @returns null where it runs no longer */
export async function updateEnded(tx: WriteHandle, id: bigint, end: End, at: Temporal.Instant) {
  const { rows } = await tx.query<ExportFile>(
    `UPDATE exports.file SET state = $2, fault = $3, whole = $4, ended_at = $5
      WHERE id = $1 AND state = 'running'
      RETURNING ${FILE}`,
    [id, end.state, end.state === 'failed' ? end.fault : null, end.state === 'done' ? end.whole : true, at.toString()],
  );
  if (end.state !== 'done') await tx.query('DELETE FROM exports.part WHERE file_id = $1', [id]);
  return rows[0] ?? null;
}

export async function selectPart(db: ReadHandle, id: bigint, number: number): Promise<string | null> {
  const { rows } = await db.query<{ content: string }>(
    'SELECT content FROM exports.part WHERE file_id = $1 AND number = $2',
    [id, number],
  );
  return rows[0]?.content ?? null;
}

/** @returns how many were dropped */
export async function deleteEndedBefore(tx: WriteHandle, at: Temporal.Instant, most: number): Promise<number> {
  const { rowCount } = await tx.query(
    `DELETE FROM exports.file
      WHERE id IN (SELECT id FROM exports.file WHERE ended_at <= $1 ORDER BY ended_at LIMIT $2)`,
    [at.toString(), most],
  );
  return rowCount ?? 0;
}
