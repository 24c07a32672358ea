import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { LocalText } from './domain/mission.ts';
import type { RewardPlan } from './domain/reward-plan.ts';

export type NewAward = {
  memberId: string;
  /** Unique for the member: one award for each cause. */
  cause: string;
  sourceId: string;
  missionId: bigint | null;
  period: string;
  title: LocalText;
  reward: RewardPlan;
  budget: string;
  expiresAt: Temporal.Instant;
  at: Temporal.Instant;
};

export type AwardState = 'due' | 'given' | 'refused';

/** An award of a member, and the gift it became. */
export type Award = NewAward & { id: bigint; state: AwardState; giftId: string | null };

type Row = Omit<Award, 'memberId' | 'giftId'> & { memberId: bigint; giftId: bigint | null };

const COLUMNS = `
  id, member_id AS "memberId", cause, source_id AS "sourceId", mission_id AS "missionId", period::text, title, reward, budget,
  expires_at AS "expiresAt", state, gift_id AS "giftId", at`;

/** Inserts awards. @returns the new ones */
export async function insertAwards(tx: WriteHandle, awards: readonly NewAward[]): Promise<Award[]> {
  const { rows } = await tx.query<Row>(
    `INSERT INTO missions.award
       (member_id, cause, source_id, mission_id, period, title, reward, budget, expires_at, state, at)
     SELECT n.member_id, n.cause, n.source_id, n.mission_id, n.period, n.title, n.reward, n.budget, n.expires_at, 'due', n.at
     FROM unnest(
       $1::bigint[], $2::text[], $3::text[], $4::bigint[], $5::date[], $6::jsonb[], $7::jsonb[], $8::text[], $9::timestamptz[],
       $10::timestamptz[]
     ) AS n (member_id, cause, source_id, mission_id, period, title, reward, budget, expires_at, at)
     ORDER BY n.member_id, n.cause
     ON CONFLICT (member_id, cause) DO NOTHING
     RETURNING ${COLUMNS}`,
    [
      awards.map(({ memberId }) => memberId),
      awards.map(({ cause }) => cause),
      awards.map(({ sourceId }) => sourceId),
      awards.map(({ missionId }) => missionId),
      awards.map(({ period }) => period),
      awards.map(({ title }) => JSON.stringify(title)),
      awards.map(({ reward }) => JSON.stringify(reward)),
      awards.map(({ budget }) => budget),
      awards.map(({ expiresAt }) => expiresAt.toString()),
      awards.map(({ at }) => at.toString()),
    ],
  );
  return rows.map(toAward);
}

/** Awards that could not be given at first, eldest first, after a given one; each is locked by this transaction. */
export async function takeDue(tx: WriteHandle, after: bigint, most: number): Promise<Award[]> {
  const { rows } = await tx.query<Row>(
    `SELECT ${COLUMNS} FROM missions.award WHERE state = 'due' AND id > $1 ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [after, most],
  );
  return rows.map(toAward);
}

export async function settleAward(tx: WriteHandle, id: bigint, giftId: string | null): Promise<void> {
  await tx.query('UPDATE missions.award SET state = $2, gift_id = $3 WHERE id = $1', [
    id,
    giftId === null ? 'refused' : 'given',
    giftId,
  ]);
}

/** A member's awards that may still wait, and those of some periods of missions. */
export async function selectAwards(
  db: ReadHandle,
  memberId: string,
  causes: readonly string[],
  now: Temporal.Instant,
): Promise<Award[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM missions.award WHERE member_id = $1 AND cause = ANY ($2)
     UNION
     SELECT ${COLUMNS} FROM missions.award WHERE member_id = $1 AND state = 'given' AND expires_at > $3
     ORDER BY id`,
    [memberId, causes, now.toString()],
  );
  return rows.map(toAward);
}

/** The gifts of members that may still wait. */
export async function selectWaitingGifts(
  db: ReadHandle,
  memberIds: readonly string[],
  now: Temporal.Instant,
): Promise<{ memberId: string; giftId: string }[]> {
  const { rows } = await db.query<{ memberId: bigint; giftId: bigint }>(
    `SELECT member_id AS "memberId", gift_id AS "giftId"
     FROM missions.award
     WHERE member_id = ANY ($1) AND state = 'given' AND expires_at > $2`,
    [memberIds, now.toString()],
  );
  return rows.map(({ memberId, giftId }) => ({ memberId: String(memberId), giftId: String(giftId) }));
}

function toAward({ memberId, giftId, ...row }: Row): Award {
  return { ...row, memberId: String(memberId), giftId: giftId === null ? null : String(giftId) };
}
