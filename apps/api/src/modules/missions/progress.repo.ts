import { arrayOf } from '../../platform/array-literal.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { type Counted, keyOf, type Scored, type Standing, type Step } from './domain/counting.ts';

type StandingRow = Standing & { memberId: bigint; missionId: bigint; period: string };

const STANDING = `
  member_id AS "memberId", mission_id AS "missionId", period::text, progress, days::text[], completed_at AS "completedAt"`;

/** The progress of the missions that these steps change. */
export async function selectStandings(db: ReadHandle, steps: readonly Step[]): Promise<Map<string, Standing>> {
  const wanted = [...new Map(steps.map((step) => [keyOf(step), step])).values()];
  const { rows } = await db.query<StandingRow>(
    `SELECT ${STANDING}
     FROM missions.progress
     JOIN unnest($1::bigint[], $2::date[], $3::bigint[]) AS w (member_id, period, mission_id)
       USING (member_id, period, mission_id)`,
    [
      wanted.map(({ memberId }) => memberId),
      wanted.map(({ period }) => period),
      wanted.map(({ mission }) => mission.id),
    ],
  );
  return new Map(
    rows.map(({ memberId, missionId, period, ...standing }) => [`${memberId} ${missionId} ${period}`, standing]),
  );
}

/** Stores the progress of missions. */
export async function upsertStandings(tx: WriteHandle, standings: Counted['standings']): Promise<void> {
  await tx.query(
    `INSERT INTO missions.progress AS p (member_id, mission_id, period, progress, days, completed_at)
     SELECT n.member_id, n.mission_id, n.period, n.progress, n.days::date[], n.completed_at
     FROM unnest($1::bigint[], $2::bigint[], $3::date[], $4::bigint[], $5::text[], $6::timestamptz[])
       AS n (member_id, mission_id, period, progress, days, completed_at)
     ORDER BY n.member_id, n.period, n.mission_id
     ON CONFLICT (member_id, period, mission_id) DO UPDATE SET
       progress = excluded.progress, days = excluded.days, completed_at = excluded.completed_at`,
    [
      standings.map(({ memberId }) => memberId),
      standings.map(({ mission }) => mission.id),
      standings.map(({ period }) => period),
      standings.map(({ standing }) => standing.progress),
      standings.map(({ standing }) => arrayOf(standing.days)),
      standings.map(({ standing }) => standing.completedAt?.toString() ?? null),
    ],
  );
}

/** A member's progress in some periods of missions. */
export async function selectMemberStandings(
  db: ReadHandle,
  memberId: string,
  wanted: readonly { missionId: bigint; period: string }[],
): Promise<Map<string, Standing>> {
  const { rows } = await db.query<StandingRow>(
    `SELECT ${STANDING}
     FROM missions.progress
     WHERE member_id = $1
       AND (period, mission_id) IN (SELECT * FROM unnest($2::date[], $3::bigint[]))`,
    [memberId, wanted.map(({ period }) => period), wanted.map(({ missionId }) => missionId)],
  );
  return new Map(rows.map(({ memberId: _, missionId, period, ...standing }) => [`${missionId} ${period}`, standing]));
}

/** Adds to scores. Closed periods stay unchanged: the caller has locked their boards. */
export async function addScores(tx: WriteHandle, scores: readonly Scored[]): Promise<void> {
  await tx.query(
    `INSERT INTO missions.score AS s (board_id, period, member_id, raw, points)
     SELECT n.board_id, n.period, n.member_id, n.raw, greatest(0, n.raw / n.unit)
     FROM unnest($1::bigint[], $2::date[], $3::bigint[], $4::bigint[], $5::bigint[]) AS n (board_id, period, member_id, raw, unit)
     WHERE NOT EXISTS (SELECT FROM missions.closing AS c WHERE (c.board_id, c.period) = (n.board_id, n.period))
     ORDER BY n.board_id, n.period, n.member_id
     ON CONFLICT (board_id, period, member_id) DO UPDATE SET
       raw = s.raw + excluded.raw,
       points = greatest(0, (s.raw + excluded.raw) / (SELECT b.unit FROM missions.board AS b WHERE b.id = s.board_id))`,
    [
      scores.map(({ board }) => board.id),
      scores.map(({ period }) => period),
      scores.map(({ memberId }) => memberId),
      scores.map(({ raw }) => raw),
      scores.map(({ board }) => board.unit),
    ],
  );
}
