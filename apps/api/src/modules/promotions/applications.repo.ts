import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { type RowsBefore } from '../../platform/paging.ts';

export type Application = {
  id: bigint;
  promotionId: bigint;
  memberId: string;
  state: 'applying' | 'approved' | 'rejected';
  comment: string;
  pictures: number;
  reason: string;
  appliedAt: Temporal.Instant;
  decidedAt: Temporal.Instant | null;
  decidedBy: string | null;
};

const COLUMNS = `
  a.id, a.promotion_id AS "promotionId", a.member_id::text AS "memberId", a.state, a.comment,
  (SELECT count(*)::integer FROM promotions.picture AS p WHERE p.application_id = a.id) AS pictures, a.reason,
  a.applied_at AS "appliedAt", a.decided_at AS "decidedAt", a.decided_by AS "decidedBy"`;

export async function selectByKey(db: ReadHandle, memberId: string, key: string): Promise<Application | null> {
  const { rows } = await db.query<Application>(
    `SELECT ${COLUMNS} FROM promotions.application AS a WHERE a.member_id = $1 AND a.idempotency_key = $2`,
    [memberId, key],
  );
  return rows[0] ?? null;
}

type NewApplication = { promotionId: bigint; memberId: string; idempotencyKey: string; comment: string };

/** @returns null where one is open already, or the key is known */
export async function insertApplication(
  tx: WriteHandle,
  { promotionId, memberId, idempotencyKey, comment }: NewApplication,
  now: Temporal.Instant,
): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO promotions.application (promotion_id, member_id, idempotency_key, state, comment, applied_at)
     VALUES ($1, $2, $3, 'applying', $4, $5)
     ON CONFLICT DO NOTHING
     RETURNING id`,
    [promotionId, memberId, idempotencyKey, comment, now.toString()],
  );
  return rows[0]?.id ?? null;
}

/** A member's applications, latest first. */
export async function selectOwn(
  db: ReadHandle,
  memberId: string,
  { before, limit }: RowsBefore,
): Promise<Application[]> {
  const { rows } = await db.query<Application>(
    `SELECT ${COLUMNS} FROM promotions.application AS a
     WHERE a.member_id = $1 AND ($2::bigint IS NULL OR a.id < $2)
     ORDER BY a.id DESC
     LIMIT $3`,
    [memberId, before, limit],
  );
  return rows;
}

/** Applications that wait for staff, the oldest first. */
export async function selectWaiting(db: ReadHandle, most: number): Promise<Application[]> {
  const { rows } = await db.query<Application>(
    `SELECT ${COLUMNS} FROM promotions.application AS a WHERE a.state = 'applying' ORDER BY a.id LIMIT $1`,
    [most],
  );
  return rows;
}

/** Applications after one: those that wait, the oldest first; those that were decided, the newest first. */
export async function selectQueue(
  db: ReadHandle,
  queue: 'waiting' | 'decided',
  { after, limit }: { after: string | null; limit: number },
): Promise<Application[]> {
  const { rows } = await db.query<Application>(
    queue === 'waiting'
      ? `SELECT ${COLUMNS} FROM promotions.application AS a
         WHERE a.state = 'applying' AND ($1::bigint IS NULL OR a.id > $1) ORDER BY a.id LIMIT $2`
      : `SELECT ${COLUMNS} FROM promotions.application AS a
         WHERE a.state <> 'applying' AND ($1::bigint IS NULL OR a.id < $1) ORDER BY a.id DESC LIMIT $2`,
    [after, limit],
  );
  return rows;
}

export async function selectApplication(db: ReadHandle, id: string): Promise<Application | null> {
  const { rows } = await db.query<Application>(`SELECT ${COLUMNS} FROM promotions.application AS a WHERE a.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export type Decision = { state: 'approved' | 'rejected'; reason: string; actor: string };

/** @returns false where it was decided already */
export async function decide(
  tx: WriteHandle,
  id: bigint,
  { state, reason, actor }: Decision,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE promotions.application SET state = $2, reason = $3, decided_by = $4, decided_at = $5
     WHERE id = $1 AND state = 'applying'`,
    [id, state, reason, actor, now.toString()],
  );
  return rowCount === 1;
}

/** Serializes a member's uploads, so that each picture is counted. */
export async function lockMember(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('promotions.picture ' || $1, 0))`, [memberId]);
}

export async function countLoosePictures(db: ReadHandle, promotionId: bigint, memberId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM promotions.picture
     WHERE promotion_id = $1 AND member_id = $2 AND application_id IS NULL`,
    [promotionId, memberId],
  );
  return rows[0]!.count;
}

export async function insertPicture(
  tx: WriteHandle,
  { promotionId, memberId, bytes }: { promotionId: bigint; memberId: string; bytes: Buffer },
  now: Temporal.Instant,
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    'INSERT INTO promotions.picture (promotion_id, member_id, bytes, added_at) VALUES ($1, $2, $3, $4) RETURNING id',
    [promotionId, memberId, bytes, now.toString()],
  );
  return rows[0]!.id;
}

/** Attaches a member's own pictures to their application. @returns how many */
export async function attachPictures(
  tx: WriteHandle,
  {
    applicationId,
    promotionId,
    memberId,
    ids,
  }: { applicationId: bigint; promotionId: bigint; memberId: string; ids: readonly string[] },
): Promise<number> {
  const { rowCount } = await tx.query(
    `UPDATE promotions.picture SET application_id = $1
     WHERE id = ANY ($4) AND promotion_id = $2 AND member_id = $3 AND application_id IS NULL`,
    [applicationId, promotionId, memberId, ids],
  );
  return rowCount ?? 0;
}

/** Deletes pictures without an application: a member's of a promotion, or all from before a time. */
export async function deleteLoosePictures(
  tx: WriteHandle,
  which: { promotionId: bigint; memberId: string } | { before: Temporal.Instant },
): Promise<void> {
  if ('before' in which) {
    await tx.query('DELETE FROM promotions.picture WHERE application_id IS NULL AND added_at < $1', [
      which.before.toString(),
    ]);
    return;
  }
  await tx.query(
    'DELETE FROM promotions.picture WHERE application_id IS NULL AND promotion_id = $1 AND member_id = $2',
    [which.promotionId, which.memberId],
  );
}

export async function selectPictures(db: ReadHandle, applicationId: string): Promise<Buffer[]> {
  const { rows } = await db.query<{ bytes: Buffer }>(
    'SELECT bytes FROM promotions.picture WHERE application_id = $1 ORDER BY id',
    [applicationId],
  );
  return rows.map(({ bytes }) => bytes);
}
