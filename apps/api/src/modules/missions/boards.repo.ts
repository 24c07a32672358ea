import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Group } from './domain/places.ts';

/** One period of a board. */
export type BoardPeriodKey = { boardId: bigint; period: string };

export type Standing = { memberId: string; points: bigint };

/** With the member's place, and how many share it. */
export type Placed = Standing & { place: bigint; members: bigint };

export type Closing = {
  period: string;
  members: bigint;
  winnerId: string | null;
  winnerPoints: bigint;
  closedAt: Temporal.Instant;
};

const POINTS = 'FROM missions.score WHERE board_id = $1 AND period = $2 AND points > 0';

/** The first members of a board, highest first. */
export async function selectTop(db: ReadHandle, key: BoardPeriodKey, most: number): Promise<Placed[]> {
  const { rows } = await db.query<Omit<Placed, 'memberId'> & { memberId: bigint }>(
    `SELECT member_id AS "memberId", points, rank() OVER (ORDER BY points DESC) AS place,
       count(*) OVER (PARTITION BY points) AS members
     ${POINTS}
       AND points >= coalesce((SELECT points ${POINTS} ORDER BY points DESC OFFSET $3 - 1 LIMIT 1), 1)
     ORDER BY points DESC, member_id
     LIMIT $3`,
    [key.boardId, key.period, most],
  );
  return rows.map(({ memberId, ...row }) => ({ ...row, memberId: String(memberId) }));
}

/** Groups of members with equal points, from the highest down to the place `last`, all of whose members are counted. */
export async function selectGroups(db: ReadHandle, key: BoardPeriodKey, last: number): Promise<Group[]> {
  const { rows } = await db.query<Group>(
    `SELECT points, count(*) AS members ${POINTS}
       AND points >= coalesce((SELECT points ${POINTS} ORDER BY points DESC OFFSET $3 LIMIT 1), 1)
     GROUP BY points
     ORDER BY points DESC`,
    [key.boardId, key.period, Math.max(0, last - 1)],
  );
  return rows;
}

/** Members with at least so many points. */
export async function selectFrom(db: ReadHandle, key: BoardPeriodKey, least: bigint): Promise<Standing[]> {
  const { rows } = await db.query<{ memberId: bigint; points: bigint }>(
    `SELECT member_id AS "memberId", points ${POINTS} AND points >= $3 ORDER BY points DESC, member_id`,
    [key.boardId, key.period, least],
  );
  return rows.map(({ memberId, points }) => ({ memberId: String(memberId), points }));
}

/** A member's points, how many have more, how many the same, and the points of the next higher member. */
export async function selectOwn(
  db: ReadHandle,
  key: BoardPeriodKey,
  memberId: string,
): Promise<{ points: bigint; before: bigint; same: bigint; next: bigint | null }> {
  const { rows } = await db.query<{ points: bigint; before: bigint; same: bigint; next: bigint | null }>(
    `SELECT o.points,
       (SELECT count(*) ${POINTS} AND points > o.points) AS before,
       (SELECT count(*) ${POINTS} AND points = o.points) AS same,
       (SELECT min(points) ${POINTS} AND points > o.points) AS next
     FROM (
       SELECT coalesce(
         (SELECT points FROM missions.score WHERE board_id = $1 AND period = $2 AND member_id = $3), 0
       ) AS points
     ) AS o`,
    [key.boardId, key.period, memberId],
  );
  return rows[0]!;
}

export async function countMembers(db: ReadHandle, key: BoardPeriodKey): Promise<bigint> {
  const { rows } = await db.query<{ members: bigint }>(`SELECT count(*) AS members ${POINTS}`, [
    key.boardId,
    key.period,
  ]);
  return rows[0]!.members;
}

/** Notes that a period is closed. @returns false where it was closed before */
export async function insertClosing(
  tx: WriteHandle,
  key: BoardPeriodKey,
  closing: Omit<Closing, 'period'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO missions.closing (board_id, period, members, winner_id, winner_points, closed_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING`,
    [key.boardId, key.period, closing.members, closing.winnerId, closing.winnerPoints, closing.closedAt.toString()],
  );
  return rowCount === 1;
}

/** The closed periods of a board, latest first. */
export async function selectClosings(db: ReadHandle, boardId: bigint, most: number): Promise<Closing[]> {
  const { rows } = await db.query<Omit<Closing, 'winnerId'> & { winnerId: bigint | null }>(
    `SELECT period::text, members, winner_id AS "winnerId", winner_points AS "winnerPoints", closed_at AS "closedAt"
     FROM missions.closing
     WHERE board_id = $1
     ORDER BY missions.closing.period DESC
     LIMIT $2`,
    [boardId, most],
  );
  return rows.map(({ winnerId, ...row }) => ({ ...row, winnerId: winnerId === null ? null : String(winnerId) }));
}

export async function isClosed(db: ReadHandle, key: BoardPeriodKey): Promise<boolean> {
  const { rows } = await db.query<{ is: boolean }>(
    'SELECT EXISTS (SELECT FROM missions.closing WHERE board_id = $1 AND period = $2) AS is',
    [key.boardId, key.period],
  );
  return rows[0]!.is;
}

/** Periods with scores, not closed yet, that began before a day; eldest first. */
export async function selectOpenPeriods(db: ReadHandle, before: string): Promise<BoardPeriodKey[]> {
  const { rows } = await db.query<BoardPeriodKey>(
    `WITH RECURSIVE stepped AS (
       (SELECT board_id, period FROM missions.score ORDER BY board_id, period LIMIT 1)
       UNION ALL
       SELECT n.board_id, n.period
       FROM stepped AS s
       CROSS JOIN LATERAL (
         SELECT board_id, period FROM missions.score
         WHERE (board_id, period) > (s.board_id, s.period)
         ORDER BY board_id, period LIMIT 1
       ) AS n
     )
     SELECT board_id AS "boardId", period::text
     FROM stepped AS s
     WHERE s.period < $1
       AND NOT EXISTS (SELECT FROM missions.closing AS c WHERE (c.board_id, c.period) = (s.board_id, s.period))
     ORDER BY s.period, s.board_id`,
    [before],
  );
  return rows;
}
