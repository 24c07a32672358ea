import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { type RowsBefore } from '../../platform/paging.ts';

export async function selectCode(db: ReadHandle, memberId: string): Promise<string | null> {
  const { rows } = await db.query<{ code: string }>('SELECT code FROM referral.code WHERE member_id = $1', [memberId]);
  return rows[0]?.code ?? null;
}

/** Gives a member a code. Where they have one already, or another member has this one, nothing changes. */
export async function insertCode(
  tx: WriteHandle,
  memberId: string,
  code: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('INSERT INTO referral.code (member_id, code, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    memberId,
    code,
    now.toString(),
  ]);
}

export async function isCode(db: ReadHandle, code: string): Promise<boolean> {
  const { rows } = await db.query('SELECT FROM referral.code WHERE lower(code) = lower($1)', [code]);
  return rows.length > 0;
}

/**
 * Notes that a member came by a code, in upper or lower case. @returns the member who brought them; null for an unknown
 * code
 */
export async function insertReferred(
  tx: WriteHandle,
  memberId: string,
  code: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const { rows } = await tx.query<{ referrer_id: bigint }>(
    `INSERT INTO referral.referred (member_id, referrer_id, at)
     SELECT $1, c.member_id, $3 FROM referral.code AS c WHERE lower(c.code) = lower($2)
     RETURNING referrer_id`,
    [memberId, code, now.toString()],
  );
  return rows[0] ? String(rows[0].referrer_id) : null;
}

export type Referred = { id: bigint; memberId: string; at: Temporal.Instant };

/** The members one has brought, latest first. */
export async function selectReferred(
  db: ReadHandle,
  referrerId: string,
  { before, limit }: RowsBefore,
): Promise<Referred[]> {
  const { rows } = await db.query<{ id: bigint; member_id: bigint; at: Temporal.Instant }>(
    `SELECT id, member_id, at
     FROM referral.referred
     WHERE referrer_id = $1 AND ($2::bigint IS NULL OR id < $2)
     ORDER BY id DESC
     LIMIT $3`,
    [referrerId, before, limit],
  );
  return rows.map(({ id, member_id: memberId, at }) => ({ id, memberId: String(memberId), at }));
}

export async function countReferred(
  db: ReadHandle,
  referrerId: string,
  since: Temporal.Instant,
): Promise<{ total: number; recent: number }> {
  const { rows } = await db.query<{ total: number; recent: number }>(
    `SELECT
       (SELECT count(*) FROM referral.referred WHERE referrer_id = $1)::integer AS total,
       (SELECT count(*) FROM referral.referred WHERE referrer_id = $1 AND at >= $2)::integer AS recent`,
    [referrerId, since.toString()],
  );
  return rows[0]!;
}
