import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/** What was added up of a promotion. */
export type Cost = { gifts: number; members: number; inReview: number; turnover: Amount; at: Temporal.Instant };

export async function selectCosts(db: ReadHandle): Promise<ReadonlyMap<bigint, Cost>> {
  const { rows } = await db.query<Cost & { id: bigint }>(
    `SELECT promotion_id AS id, gifts, members, in_review AS "inReview", turnover, at FROM promotions.cost`,
  );
  return new Map(rows.map(({ id, ...cost }) => [id, cost]));
}

export async function upsertCost(tx: WriteHandle, promotionId: bigint, cost: Cost): Promise<void> {
  await tx.query(
    `INSERT INTO promotions.cost (promotion_id, gifts, members, in_review, turnover, at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (promotion_id) DO UPDATE SET gifts = excluded.gifts, members = excluded.members,
       in_review = excluded.in_review, turnover = excluded.turnover, at = excluded.at`,
    [promotionId, cost.gifts, cost.members, cost.inReview, cost.turnover, cost.at.toString()],
  );
}
