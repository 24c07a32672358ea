import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';

export type RequestKind = 'export' | 'erase';

/** What a member asked about their data. */
export type DataRequest = {
  id: bigint;
  memberId: string;
  kind: RequestKind;
  state: 'open' | 'done' | 'refused';
  askedAt: Temporal.Instant;
  dueAt: Temporal.Instant;
  notedBy: string;
  endedAt: Temporal.Instant | null;
  endedBy: string | null;
  reason: string;
};

const COLUMNS = `
  id, member_id::text AS "memberId", kind, state, asked_at AS "askedAt", due_at AS "dueAt", noted_by AS "notedBy",
  ended_at AS "endedAt", ended_by AS "endedBy", reason`;

/** @returns null while one of this kind is open */
export async function insertRequest(
  tx: WriteHandle,
  { memberId, kind, askedAt, dueAt, notedBy }: Pick<DataRequest, 'memberId' | 'kind' | 'askedAt' | 'dueAt' | 'notedBy'>,
): Promise<DataRequest | null> {
  const { rows } = await tx.query<DataRequest>(
    `INSERT INTO privacy.request (member_id, kind, asked_at, due_at, noted_by) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (member_id, kind) WHERE state = 'open' DO NOTHING
     RETURNING ${COLUMNS}`,
    [memberId, kind, askedAt.toString(), dueAt.toString(), notedBy],
  );
  return rows[0] ?? null;
}

export async function selectRequest(db: ReadHandle, id: string): Promise<DataRequest | null> {
  const { rows } = await db.query<DataRequest>(`SELECT ${COLUMNS} FROM privacy.request WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

type Ending = { state: 'done' | 'refused'; by: string; reason: string; at: Temporal.Instant };

/** @returns null where it is not open */
export async function endRequest(tx: WriteHandle, id: string, ending: Ending): Promise<DataRequest | null> {
  const { rows } = await tx.query<DataRequest>(
    `UPDATE privacy.request SET state = $2, ended_by = $3, reason = $4, ended_at = $5
     WHERE id = $1 AND state = 'open' RETURNING ${COLUMNS}`,
    [id, ending.state, ending.by, ending.reason, ending.at.toString()],
  );
  return rows[0] ?? null;
}

/** What was asked for has been done. */
export async function answerRequests(
  tx: WriteHandle,
  memberId: string,
  kinds: readonly RequestKind[],
  { by, at }: Pick<Ending, 'by' | 'at'>,
): Promise<void> {
  await tx.query(
    `UPDATE privacy.request SET state = 'done', ended_by = $3, ended_at = $4
     WHERE member_id = $1 AND kind = ANY ($2) AND state = 'open'`,
    [memberId, kinds, by, at.toString()],
  );
}

/** The oldest first. */
export async function selectOpenRequests(
  db: ReadHandle,
  { after, limit }: { after: string; limit: number },
): Promise<DataRequest[]> {
  const { rows } = await db.query<DataRequest>(
    `SELECT ${COLUMNS} FROM privacy.request WHERE state = 'open' AND id > $1 ORDER BY id LIMIT $2`,
    [after, limit],
  );
  return rows;
}

/** The newest first. */
export async function selectEndedRequests(db: ReadHandle, { before, limit }: RowsBefore): Promise<DataRequest[]> {
  const { rows } = await db.query<DataRequest>(
    `SELECT ${COLUMNS} FROM privacy.request
     WHERE state <> 'open' AND ($1::bigint IS NULL OR id < $1) ORDER BY id DESC LIMIT $2`,
    [before, limit],
  );
  return rows;
}

export type Anonymised = { at: Temporal.Instant; keptUntil: Temporal.Instant; erasedAt: Temporal.Instant | null };

export async function selectAnonymised(db: ReadHandle, memberId: string): Promise<Anonymised | null> {
  const { rows } = await db.query<Anonymised>(
    'SELECT at, kept_until AS "keptUntil", erased_at AS "erasedAt" FROM privacy.anonymised WHERE member_id = $1',
    [memberId],
  );
  return rows[0] ?? null;
}

export async function insertAnonymised(
  tx: WriteHandle,
  memberId: string,
  { at, keptUntil }: Pick<Anonymised, 'at' | 'keptUntil'>,
): Promise<void> {
  await tx.query('INSERT INTO privacy.anonymised (member_id, at, kept_until) VALUES ($1, $2, $3)', [
    memberId,
    at.toString(),
    keptUntil.toString(),
  ]);
}

/** Members of whom nothing has to be kept any longer. */
export async function selectDue(db: ReadHandle, now: Temporal.Instant): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT member_id::text AS id FROM privacy.anonymised
     WHERE erased_at IS NULL AND kept_until <= $1 ORDER BY kept_until LIMIT 500`,
    [now.toString()],
  );
  return rows.map(({ id }) => id);
}

/** @returns false where another server did it */
export async function markErased(tx: WriteHandle, memberId: string, at: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE privacy.anonymised SET erased_at = $2 WHERE member_id = $1 AND erased_at IS NULL',
    [memberId, at.toString()],
  );
  return rowCount === 1;
}
