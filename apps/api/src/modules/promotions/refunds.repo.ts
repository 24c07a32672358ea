import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Outcome = 'taken_back' | 'kept' | 'gone';

/** The promotions that gave something for these deposits. */
export async function selectPromotionsOf(db: ReadHandle, deposits: readonly string[]): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    'SELECT DISTINCT promotion_id AS id FROM promotions.award WHERE deposit_id = ANY ($1)',
    [deposits],
  );
  return rows.map(({ id }) => id);
}

/** The awards a member got for a deposit; those checked already are left out. */
export async function selectAwardsOf(db: ReadHandle, memberId: string, depositId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT a.id FROM promotions.award AS a
     WHERE a.deposit_id = $2 AND a.member_id = $1
       AND NOT EXISTS (SELECT FROM promotions.refunded AS r WHERE r.award_id = a.id)
     ORDER BY a.id`,
    [memberId, depositId],
  );
  return rows.map(({ id }) => String(id));
}

export async function insertRefunded(
  tx: WriteHandle,
  awardId: bigint,
  { memberId, outcome }: { memberId: string; outcome: Outcome },
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('INSERT INTO promotions.refunded (award_id, member_id, outcome, at) VALUES ($1, $2, $3, $4)', [
    awardId,
    memberId,
    outcome,
    now.toString(),
  ]);
}

export type Kept = {
  awardId: bigint;
  memberId: string;
  key: string;
  rule: string;
  depositId: string;
  cost: Amount;
  currency: string;
  at: Temporal.Instant;
};

/** Rewards that members keep although the deposit was refunded, latest first. */
export async function selectKept(db: ReadHandle, memberId: string | null, most: number): Promise<Kept[]> {
  const { rows } = await db.query<Kept>(
    `SELECT r.award_id AS "awardId", r.member_id::text AS "memberId", p.key, a.rule, a.deposit_id AS "depositId", a.cost,
       a.currency, r.at
     FROM promotions.refunded AS r
     JOIN promotions.award AS a ON a.id = r.award_id
     JOIN promotions.promotion AS p ON p.id = a.promotion_id
     WHERE r.outcome = 'kept' AND ($1::bigint IS NULL OR r.member_id = $1)
     ORDER BY r.at DESC, r.award_id DESC
     LIMIT $2`,
    [memberId, most],
  );
  return rows;
}
