import type { Result } from '@champa/lottery';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { type RowsBefore } from '../../platform/paging.ts';
import type { Phase } from './domain/phase.ts';

export type Draw = {
  id: bigint;
  gameCode: string;
  number: string;
  closesAt: Temporal.Instant;
  drawsAt: Temporal.Instant;
  phase: Phase;
  isPastClosing: boolean;
  chainId: bigint | null;
  chainIndex: number | null;
  seed: string | null;
  result: Result | null;
  revision: number;
  settledAt: Temporal.Instant | null;
};

const COLUMNS = `d.id, d.game_code AS "gameCode", d.number, d.closes_at AS "closesAt", d.draws_at AS "drawsAt", d.phase,
  d.closes_at <= lottery.now() AS "isPastClosing", d.chain_id AS "chainId", d.chain_index AS "chainIndex", d.seed, d.result,
  d.revision, d.settled_at AS "settledAt"`;

export async function selectDraw(db: ReadHandle, id: bigint | string): Promise<Draw | null> {
  const { rows } = await db.query<Draw>(`SELECT ${COLUMNS} FROM lottery.draw AS d WHERE d.id = $1`, [id]);
  return rows[0] ?? null;
}

/** A draw, locked until the transaction ends. */
export async function lockDraw(tx: WriteHandle, id: bigint): Promise<Draw | null> {
  const { rows } = await tx.query<Draw>(`SELECT ${COLUMNS} FROM lottery.draw AS d WHERE d.id = $1 FOR NO KEY UPDATE`, [
    id,
  ]);
  return rows[0] ?? null;
}

// The clock is read once, in a subquery: a function called for each row cannot use an index.
const NOW = '(SELECT lottery.now())';

/** Draws past their closing, or being voided, that are not at their end: longest waiting first. */
export async function selectDue(db: ReadHandle, most: number): Promise<Draw[]> {
  const { rows } = await db.query<Draw>(
    `SELECT ${COLUMNS} FROM lottery.draw AS d
     WHERE d.id IN (
       SELECT x.id FROM lottery.draw AS x WHERE x.phase NOT IN ('settled', 'void') AND x.closes_at <= ${NOW}
       UNION ALL
       SELECT x.id FROM lottery.draw AS x WHERE x.phase = 'voiding'
     )
     ORDER BY d.closes_at, d.id
     LIMIT $1`,
    [most],
  );
  return rows;
}

/** Those of them that need no result from outside. */
export async function selectMovable(db: ReadHandle, most: number): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT m.id FROM (
       (SELECT x.id, x.closes_at FROM lottery.draw AS x
        WHERE x.phase NOT IN ('settled', 'void') AND x.closes_at <= ${NOW} AND (x.phase <> 'drawing' OR x.chain_id IS NOT NULL)
        ORDER BY x.closes_at LIMIT $1)
       UNION
       (SELECT x.id, x.closes_at FROM lottery.draw AS x WHERE x.phase = 'voiding' LIMIT $1)
     ) AS m
     ORDER BY m.closes_at, m.id`,
    [most],
  );
  return rows.map(({ id }) => id);
}

/** Draws that wait for a result from outside, latest first: one that never comes does not block the others. */
export async function selectAwaited(db: ReadHandle, most: number, but: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT x.id FROM lottery.draw AS x
     WHERE x.phase = 'drawing' AND x.chain_id IS NULL AND x.id <> ALL ($2)
     ORDER BY x.closes_at DESC, x.id
     LIMIT $1`,
    [most, but],
  );
  return rows.map(({ id }) => id);
}

/** The draws of a game that take bets, soonest first. */
export async function selectOpenDraws(db: ReadHandle, gameCode: string, most: number): Promise<Draw[]> {
  const { rows } = await db.query<Draw>(
    `SELECT ${COLUMNS} FROM lottery.draw AS d
     WHERE d.game_code = $1 AND d.closes_at > ${NOW} AND d.phase = 'open'
     ORDER BY d.closes_at
     LIMIT $2`,
    [gameCode, most],
  );
  return rows;
}

/** Whether an earlier draw of the same game is not at its end. */
export async function isEarlierUnfinished(db: ReadHandle, { gameCode, closesAt }: Draw): Promise<boolean> {
  const { rows } = await db.query<{ is: boolean }>(
    `SELECT EXISTS (
       SELECT FROM lottery.draw AS d
       WHERE d.phase NOT IN ('settled', 'void') AND d.closes_at < $2 AND d.game_code = $1
     ) AS is`,
    [gameCode, closesAt.toString()],
  );
  return rows[0]!.is;
}

/** When a game's last draw closes. */
export async function selectLastDraw(db: ReadHandle, gameCode: string): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ at: Temporal.Instant }>(
    'SELECT d.closes_at AS at FROM lottery.draw AS d WHERE d.game_code = $1 ORDER BY d.closes_at DESC LIMIT 1',
    [gameCode],
  );
  return rows[0]?.at ?? null;
}

/** The number of coming draws of each game. */
export async function countAhead(db: ReadHandle): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ code: string; ahead: number }>(
    `SELECT g.code, a.ahead
     FROM lottery.game AS g
     CROSS JOIN LATERAL (
       SELECT count(*)::integer AS ahead FROM lottery.draw AS d WHERE d.game_code = g.code AND d.closes_at > ${NOW}
     ) AS a`,
  );
  return new Map(rows.map(({ code, ahead }) => [code, ahead]));
}

export type NewDraw = {
  gameCode: string;
  number: string;
  opensAt: Temporal.Instant;
  closesAt: Temporal.Instant;
  drawsAt: Temporal.Instant;
  chainId: bigint | null;
  chainIndex: number | null;
};

export const insertDraw = (tx: WriteHandle, draw: NewDraw): Promise<void> => insertDraws(tx, [draw]);

export async function insertDraws(tx: WriteHandle, draws: readonly NewDraw[]): Promise<void> {
  await tx.query(
    `INSERT INTO lottery.draw (game_code, number, opens_at, closes_at, draws_at, chain_id, chain_index)
     SELECT * FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::bigint[], $7::integer[])`,
    columnsOf(draws),
  );
}

/** Inserts past draws that nobody could bet on, with their results. */
export async function insertPastDraws(
  tx: WriteHandle,
  draws: readonly (NewDraw & { seed: string; result: Result })[],
): Promise<void> {
  await tx.query(
    `INSERT INTO lottery.draw
       (game_code, number, opens_at, closes_at, draws_at, chain_id, chain_index, seed, result, revision, phase, settled_at)
     SELECT x.*, 1, 'settled', lottery.now()
     FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::bigint[], $7::integer[],
       $8::text[], $9::jsonb[]) AS x`,
    [...columnsOf(draws), draws.map(({ seed }) => seed), draws.map(({ result }) => JSON.stringify(result))],
  );
}

function columnsOf(draws: readonly NewDraw[]): unknown[] {
  return [
    draws.map(({ gameCode }) => gameCode),
    draws.map(({ number }) => number),
    draws.map(({ opensAt }) => opensAt.toString()),
    draws.map(({ closesAt }) => closesAt.toString()),
    draws.map(({ drawsAt }) => drawsAt.toString()),
    draws.map(({ chainId }) => chainId),
    draws.map(({ chainIndex }) => chainIndex),
  ];
}

/** Waits until all bets in progress on the draw have committed, and lets nobody bet until the transaction ends. */
export async function shutGate(tx: WriteHandle, id: bigint): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('lottery.draw', $1))`, [id]);
}

/** Lets one planner at a time work on a game. */
export async function lockGame(tx: WriteHandle, gameCode: string): Promise<void> {
  await tx.query('SELECT code FROM lottery.game WHERE code = $1 FOR NO KEY UPDATE', [gameCode]);
}

/** Moves a draw on; false where it is no longer in that phase. */
export async function movePhase(tx: WriteHandle, id: bigint, from: Phase, to: Phase): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE lottery.draw SET phase = $3,
       locked_at = CASE WHEN $3 = 'locked' THEN lottery.now() ELSE locked_at END,
       settled_up_to = CASE WHEN $3 IN ('settling', 'voiding') THEN 0 ELSE settled_up_to END
     WHERE id = $1 AND phase = $2`,
    [id, from, to],
  );
  return rowCount === 1;
}

/** Stores a result, the first or a corrected one. */
export async function updateResult(
  tx: WriteHandle,
  id: bigint,
  { result, seed }: { result: Result; seed: string | null },
): Promise<void> {
  await tx.query('UPDATE lottery.draw SET result = $2, seed = $3, revision = revision + 1 WHERE id = $1', [
    id,
    JSON.stringify(result),
    seed,
  ]);
}

/** Ends a draw without bets, with its result; false where there are bets, or it is no longer being drawn. */
export async function settleEmpty(
  tx: WriteHandle,
  id: bigint,
  { result, seed }: { result: Result; seed: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE lottery.draw AS d
     SET result = $2, seed = $3, revision = d.revision + 1, phase = 'settled', settled_at = lottery.now()
     WHERE d.id = $1 AND d.phase = 'drawing'
       AND NOT EXISTS (SELECT FROM lottery.stay AS s WHERE s.draw_id = d.id)
       AND NOT EXISTS (SELECT FROM lottery.exposure AS x WHERE x.draw_id = d.id)`,
    [id, JSON.stringify(result), seed],
  );
  return rowCount === 1;
}

/** The results of the latest settled draws of some games, so many of each. */
export async function selectLatestResults(
  db: ReadHandle,
  gameCodes: readonly string[],
  each: number,
): Promise<{ gameCode: string; results: Result[] }[]> {
  const { rows } = await db.query<{ gameCode: string; results: Result[] }>(
    `SELECT g.code AS "gameCode", l.results
     FROM unnest($1::text[]) AS g (code)
     CROSS JOIN LATERAL (
       SELECT coalesce(json_agg(d.result), '[]') AS results
       FROM (
         SELECT x.result FROM lottery.draw AS x
         WHERE x.game_code = g.code AND x.phase = 'settled'
         ORDER BY x.closes_at DESC LIMIT $2
       ) AS d
     ) AS l`,
    [gameCodes, each],
  );
  return rows;
}

export async function updateVoidReason(tx: WriteHandle, id: bigint, reason: string): Promise<void> {
  await tx.query('UPDATE lottery.draw SET void_reason = $2 WHERE id = $1', [id, reason]);
}

/** Keeps bets off an open draw, or lets them in again. @returns whether it is open */
export async function updatePause(tx: WriteHandle, id: bigint, reason: string | null): Promise<boolean> {
  const { rowCount } = await tx.query(`UPDATE lottery.draw SET pause_reason = $2 WHERE id = $1 AND phase = 'open'`, [
    id,
    reason,
  ]);
  return rowCount === 1;
}

/** Which numbers of a game's draws exist already. */
export async function selectNumbers(
  db: ReadHandle,
  gameCode: string,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ number: string }>(
    'SELECT d.number FROM lottery.draw AS d WHERE d.game_code = $1 AND d.number = ANY ($2)',
    [gameCode, numbers],
  );
  return new Set(rows.map(({ number }) => number));
}

export type Reading = { source: string; result: Result };

export async function selectReadings(db: ReadHandle, id: bigint, revision: number): Promise<Reading[]> {
  const { rows } = await db.query<Reading>(
    'SELECT source, result FROM lottery.reading WHERE draw_id = $1 AND revision = $2 ORDER BY source',
    [id, revision],
  );
  return rows;
}

/** What a source or a member of staff says now; their earlier reading is replaced. */
export async function upsertReading(
  tx: WriteHandle,
  id: bigint,
  revision: number,
  { source, result }: Reading,
): Promise<void> {
  await tx.query(
    `INSERT INTO lottery.reading (draw_id, revision, source, result, read_at) VALUES ($1, $2, $3, $4, lottery.now())
     ON CONFLICT (draw_id, revision, source) DO UPDATE SET result = excluded.result, read_at = excluded.read_at`,
    [id, revision, source, JSON.stringify(result)],
  );
}

/** The last settled draw of each of some games; and the next that takes bets. */
export async function selectEnds(db: ReadHandle, gameCodes: readonly string[]): Promise<Draw[]> {
  const { rows } = await db.query<Draw>(
    `SELECT ${COLUMNS}
     FROM unnest($1::text[]) AS g (code)
     CROSS JOIN LATERAL (
       (SELECT * FROM lottery.draw AS x WHERE x.game_code = g.code AND x.closes_at <= ${NOW} AND x.phase = 'settled'
        ORDER BY x.closes_at DESC LIMIT 1)
       UNION ALL
       (SELECT * FROM lottery.draw AS x WHERE x.game_code = g.code AND x.closes_at > ${NOW} AND x.phase = 'open'
        ORDER BY x.closes_at LIMIT 1)
     ) AS d`,
    [gameCodes],
  );
  return rows;
}

/** Settled draws of a game before a draw, latest first. */
export async function selectOpened(db: ReadHandle, gameCode: string, { before, limit }: RowsBefore): Promise<Draw[]> {
  const { rows } = await db.query<Draw>(
    `SELECT ${COLUMNS} FROM lottery.draw AS d
     WHERE d.game_code = $1 AND d.phase = 'settled'
       AND d.closes_at < coalesce((SELECT x.closes_at FROM lottery.draw AS x WHERE x.id = $2), 'infinity')
     ORDER BY d.closes_at DESC
     LIMIT $3`,
    [gameCode, before, limit],
  );
  return rows;
}

/** Settled draws of some games within a time. */
export async function selectOpenedBetween(
  db: ReadHandle,
  gameCodes: readonly string[],
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<Draw[]> {
  const { rows } = await db.query<Draw>(
    `SELECT ${COLUMNS} FROM lottery.draw AS d
     WHERE d.game_code = ANY ($1) AND d.draws_at >= $2 AND d.draws_at < $3 AND d.closes_at < $3 AND d.closes_at >= $4
       AND d.phase = 'settled'
     ORDER BY d.draws_at, d.game_code`,
    [gameCodes, from.toString(), to.toString(), from.subtract({ hours: 3 }).toString()],
  );
  return rows;
}
