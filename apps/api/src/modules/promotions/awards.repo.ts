import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { Cap } from './domain/judging.ts';
import type { Given } from './domain/reward.ts';

export type AwardState = 'review' | 'given' | 'refused';

export type Award = {
  id: bigint;
  promotionId: bigint;
  memberId: string;
  rule: string;
  cause: string;
  state: AwardState;
  reward: Given;
  cost: Amount;
  currency: string;
  caps: readonly Pick<Cap, 'scope' | 'key'>[];
  giftId: string | null;
  depositId: string | null;
  reason: string;
  at: Temporal.Instant;
};

const COLUMNS = `
  id, promotion_id AS "promotionId", member_id::text AS "memberId", rule, cause, state, reward, cost, currency, caps,
  gift_id AS "giftId", deposit_id AS "depositId", reason, at`;

type Row = Omit<Award, 'reward'> & { reward: Record<string, unknown> };

/** Amounts and points are text in JSON: whole units. */
const BIG = ['amount', 'base', 'points', 'stake'];

function toAward(row: Row): Award {
  const reward = Object.fromEntries(
    Object.entries(row.reward).map(([name, value]) => [name, BIG.includes(name) ? BigInt(value as string) : value]),
  );
  return { ...row, reward: reward as Given };
}

function written(reward: Given): string {
  return JSON.stringify(reward, (_name, value) => (typeof value === 'bigint' ? String(value) : (value as unknown)));
}

export async function insertAward(tx: WriteHandle, award: Omit<Award, 'id'>): Promise<void> {
  await tx.query(
    `INSERT INTO promotions.award (promotion_id, member_id, rule, cause, state, reward, cost, currency, caps, gift_id, deposit_id, reason, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      award.promotionId,
      award.memberId,
      award.rule,
      award.cause,
      award.state,
      written(award.reward),
      award.cost,
      award.currency,
      JSON.stringify(award.caps),
      award.giftId,
      award.depositId,
      award.reason,
      award.at.toString(),
    ],
  );
}

/** Those of these causes that have given before, as `member cause`. */
export async function selectKnown(
  db: ReadHandle,
  promotionId: bigint,
  wanted: readonly { memberId: string; cause: string }[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ known: string }>(
    `SELECT a.member_id || ' ' || a.cause AS known
     FROM unnest($2::bigint[], $3::text[]) AS w (member_id, cause)
     JOIN promotions.award AS a ON a.promotion_id = $1 AND a.member_id = w.member_id AND a.cause = w.cause`,
    [promotionId, wanted.map(({ memberId }) => memberId), wanted.map(({ cause }) => cause)],
  );
  return new Set(rows.map(({ known }) => known));
}

/** How much of these caps is used, by `scope key`. */
export async function selectUsed(
  db: ReadHandle,
  promotionId: bigint,
  caps: readonly Cap[],
): Promise<Map<string, number>> {
  if (caps.length === 0) return new Map();
  const { rows } = await db.query<{ cap: string; times: number }>(
    `SELECT u.scope || ' ' || u.key AS cap, u.times
     FROM unnest($2::text[], $3::text[]) AS c (scope, key)
     JOIN promotions.used AS u ON u.promotion_id = $1 AND u.scope = c.scope AND u.key = c.key`,
    [promotionId, caps.map(({ scope }) => scope), caps.map(({ key }) => key)],
  );
  return new Map(rows.map(({ cap, times }) => [cap, times]));
}

/** Takes one of each of these caps, or (`-1`) returns it. The caller has locked the promotion. */
export async function addUsed(
  tx: WriteHandle,
  promotionId: bigint,
  caps: readonly Pick<Cap, 'scope' | 'key'>[],
  by: 1 | -1 = 1,
): Promise<void> {
  if (caps.length === 0) return;
  await tx.query(
    `INSERT INTO promotions.used AS u (promotion_id, scope, key, times)
     SELECT $1, c.scope, c.key, greatest($4, 0) FROM unnest($2::text[], $3::text[]) AS c (scope, key)
     ON CONFLICT (promotion_id, scope, key) DO UPDATE SET times = u.times + $4`,
    [promotionId, caps.map(({ scope }) => scope), caps.map(({ key }) => key), by],
  );
}

export async function selectPromotionOf(db: ReadHandle, awardId: string): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>('SELECT promotion_id AS id FROM promotions.award WHERE id = $1', [
    awardId,
  ]);
  return rows[0]?.id ?? null;
}

export async function lockAward(tx: WriteHandle, id: string): Promise<Award | null> {
  const { rows } = await tx.query<Row>(`SELECT ${COLUMNS} FROM promotions.award WHERE id = $1 FOR UPDATE`, [id]);
  return rows[0] ? toAward(rows[0]) : null;
}

export async function updateAward(
  tx: WriteHandle,
  id: bigint,
  { state, giftId, reason }: Pick<Award, 'state' | 'giftId' | 'reason'>,
): Promise<void> {
  await tx.query('UPDATE promotions.award SET state = $2, gift_id = $3, reason = $4 WHERE id = $1', [
    id,
    state,
    giftId,
    reason,
  ]);
}

/** A member's awards, latest first. */
export async function selectAwards(db: ReadHandle, memberId: string, most: number): Promise<Award[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM promotions.award WHERE member_id = $1 ORDER BY id DESC LIMIT $2`,
    [memberId, most],
  );
  return rows.map(toAward);
}

export type AwardOfMember = Pick<Award, 'id' | 'state' | 'reason' | 'at'> & { promotion: string };

/** A member's awards for staff, the newest first, each with the key of its promotion. */
export async function selectAwardsBefore(
  db: ReadHandle,
  memberId: string,
  { before, limit }: RowsBefore,
): Promise<AwardOfMember[]> {
  const { rows } = await db.query<AwardOfMember>(
    `SELECT a.id, a.state, a.reason, a.at, p.key AS promotion
       FROM promotions.award AS a
       JOIN promotions.promotion AS p ON p.id = a.promotion_id
      WHERE a.member_id = $1 AND ($2::bigint IS NULL OR a.id < $2)
      ORDER BY a.id DESC LIMIT $3`,
    [memberId, before, limit],
  );
  return rows;
}

/** Awards that wait for staff, the oldest first. */
export async function selectInReview(db: ReadHandle, promotionId: bigint, most: number): Promise<Award[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM promotions.award WHERE promotion_id = $1 AND state = 'review' ORDER BY id LIMIT $2`,
    [promotionId, most],
  );
  return rows.map(toAward);
}

/** Awards of all promotions that wait for staff, after one, the oldest first. */
export async function selectReviews(
  db: ReadHandle,
  { after, limit }: { after: string | null; limit: number },
): Promise<Award[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM promotions.award
     WHERE state = 'review' AND ($1::bigint IS NULL OR id > $1) ORDER BY id LIMIT $2`,
    [after, limit],
  );
  return rows.map(toAward);
}

export type Totals = { state: AwardState; awards: number; members: number; cost: Amount };

export async function selectTotals(db: ReadHandle, promotionId: bigint): Promise<Totals[]> {
  const { rows } = await db.query<Totals>(
    `SELECT state, count(*)::integer AS awards, count(DISTINCT member_id)::integer AS members, sum(cost)::bigint AS cost
     FROM promotions.award WHERE promotion_id = $1 GROUP BY state ORDER BY state`,
    [promotionId],
  );
  return rows;
}

/** The valid bets, between two days, of members who were given something. */
export async function selectTurnover(db: ReadHandle, promotionId: bigint, from: string, to: string): Promise<Amount> {
  const { rows } = await db.query<{ turnover: Amount }>(
    `SELECT figures.valid_bets(
       ARRAY(SELECT DISTINCT member_id FROM promotions.award WHERE promotion_id = $1 AND state = 'given'), $2, $3
     ) AS turnover`,
    [promotionId, from, to],
  );
  return rows[0]!.turnover;
}

/** Sets a savepoint: what follows can be rolled back alone. */
export async function savepoint(tx: WriteHandle): Promise<void> {
  await tx.query('SAVEPOINT promotions_award');
}

export async function release(tx: WriteHandle): Promise<void> {
  await tx.query('RELEASE SAVEPOINT promotions_award');
}

export async function rollBack(tx: WriteHandle): Promise<void> {
  await tx.query('ROLLBACK TO SAVEPOINT promotions_award');
}
