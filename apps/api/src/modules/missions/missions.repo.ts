import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Activity, Board, Goal, Mission, NewBoard, NewMission, Score } from './domain/mission.ts';

type KeptGoal = Omit<Goal, 'least'> & { least: string };
type MissionRow = Omit<Mission, 'goal'> & { goal: KeptGoal };
type BoardRow = Omit<Board, 'score'> & { score: { kind: 'stars' } | KeptGoal };

const MISSION = `
  id, code, kind, activity, title, texts AS text, goal, target, reward, budget, stars, claim_days AS "claimDays",
  first_day::text AS "firstDay", last_day::text AS "lastDay", is_paused AS "isPaused", sort`;
const BOARD = `
  id, code, period, title, texts AS text, score, unit, prizes, budget, claim_days AS "claimDays",
  settle_minutes AS "settleMinutes", first_day::text AS "firstDay", last_day::text AS "lastDay", is_paused AS "isPaused", sort`;

/** All missions, in the brand's order. */
export async function selectMissions(db: ReadHandle): Promise<Mission[]> {
  const { rows } = await db.query<MissionRow>(`SELECT ${MISSION} FROM missions.mission ORDER BY sort, id`);
  return rows.map((row) => ({ ...row, goal: readGoal(row.goal) }));
}

/** All boards, in the brand's order. */
export async function selectBoards(db: ReadHandle): Promise<Board[]> {
  const { rows } = await db.query<BoardRow>(`SELECT ${BOARD} FROM missions.board ORDER BY sort, id`);
  return rows.map(toBoard);
}

/** The boards that count, locked against closing until the transaction ends. */
export async function holdBoards(tx: WriteHandle): Promise<Board[]> {
  const { rows } = await tx.query<BoardRow>(
    `SELECT ${BOARD} FROM missions.board WHERE NOT is_paused ORDER BY id FOR SHARE`,
  );
  return rows.map(toBoard);
}

/** Locks one board for closing a period: no fact is counted meanwhile. */
export async function lockBoard(tx: WriteHandle, id: bigint): Promise<void> {
  await tx.query('SELECT id FROM missions.board WHERE id = $1 FOR UPDATE', [id]);
}

export async function selectActivities(db: ReadHandle): Promise<Activity[]> {
  const { rows } = await db.query<Activity>(
    `SELECT code, title, texts AS text, board, first_day::text AS "firstDay", last_day::text AS "lastDay", sort
     FROM missions.activity
     ORDER BY sort, code`,
  );
  return rows;
}

/** @returns whether it is new: an existing code stays unchanged */
export async function insertMission(tx: WriteHandle, mission: NewMission, at: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO missions.mission (
       code, kind, activity, title, texts, goal, target, reward, budget, stars, claim_days, first_day, last_day, sort, created_at
     )
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     ON CONFLICT (code) DO NOTHING`,
    [
      mission.code,
      mission.kind,
      mission.activity,
      JSON.stringify(mission.title),
      JSON.stringify(mission.text),
      keptGoal(mission.goal),
      mission.target,
      JSON.stringify(mission.reward),
      mission.budget,
      mission.stars,
      mission.claimDays,
      mission.firstDay,
      mission.lastDay,
      mission.sort,
      at.toString(),
    ],
  );
  return rowCount === 1;
}

/** @returns whether it is new */
export async function insertBoard(tx: WriteHandle, board: NewBoard, at: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO missions.board (
       code, period, title, texts, score, unit, prizes, budget, claim_days, settle_minutes, first_day, last_day, sort, created_at
     )
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT (code) DO NOTHING`,
    [
      board.code,
      board.period,
      JSON.stringify(board.title),
      JSON.stringify(board.text),
      board.score.kind === 'stars' ? JSON.stringify(board.score) : keptGoal(board.score),
      board.unit,
      JSON.stringify(board.prizes),
      board.budget,
      board.claimDays,
      board.settleMinutes,
      board.firstDay,
      board.lastDay,
      board.sort,
      at.toString(),
    ],
  );
  return rowCount === 1;
}

/** @returns whether it is new */
export async function insertActivity(tx: WriteHandle, activity: Activity): Promise<boolean> {
  const { code, title, text, board, firstDay, lastDay, sort } = activity;
  const { rowCount } = await tx.query(
    `INSERT INTO missions.activity (code, title, texts, board, first_day, last_day, sort)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (code) DO NOTHING`,
    [code, JSON.stringify(title), JSON.stringify(text), board, firstDay, lastDay, sort],
  );
  return rowCount === 1;
}

/** Changes all of a mission but what is counted. */
export async function updateMission(tx: WriteHandle, mission: NewMission): Promise<void> {
  await tx.query(
    `UPDATE missions.mission
     SET activity = $2, title = $3, texts = $4, reward = $5, budget = $6, stars = $7, claim_days = $8, first_day = $9,
       last_day = $10, sort = $11
     WHERE code = $1`,
    [
      mission.code,
      mission.activity,
      JSON.stringify(mission.title),
      JSON.stringify(mission.text),
      JSON.stringify(mission.reward),
      mission.budget,
      mission.stars,
      mission.claimDays,
      mission.firstDay,
      mission.lastDay,
      mission.sort,
    ],
  );
}

/** Changes all of a board but what gives points. */
export async function updateBoard(tx: WriteHandle, board: NewBoard): Promise<void> {
  await tx.query(
    `UPDATE missions.board
     SET title = $2, texts = $3, prizes = $4, budget = $5, claim_days = $6, settle_minutes = $7, first_day = $8,
       last_day = $9, sort = $10
     WHERE code = $1`,
    [
      board.code,
      JSON.stringify(board.title),
      JSON.stringify(board.text),
      JSON.stringify(board.prizes),
      board.budget,
      board.claimDays,
      board.settleMinutes,
      board.firstDay,
      board.lastDay,
      board.sort,
    ],
  );
}

export async function updateActivity(tx: WriteHandle, activity: Activity): Promise<void> {
  const { code, title, text, board, firstDay, lastDay, sort } = activity;
  await tx.query(
    `UPDATE missions.activity
     SET title = $2, texts = $3, board = $4, first_day = $5, last_day = $6, sort = $7
     WHERE code = $1`,
    [code, JSON.stringify(title), JSON.stringify(text), board, firstDay, lastDay, sort],
  );
}

/** @returns whether there is one of this code */
export async function setPaused(
  tx: WriteHandle,
  table: 'mission' | 'board',
  code: string,
  isPaused: boolean,
): Promise<boolean> {
  const { rowCount } = await tx.query(`UPDATE missions.${table} SET is_paused = $2 WHERE code = $1`, [code, isPaused]);
  return rowCount === 1;
}

function keptGoal(goal: Goal): string {
  return JSON.stringify({ ...goal, least: String(goal.least) });
}

function readGoal(kept: KeptGoal): Goal {
  return { ...kept, least: BigInt(kept.least) };
}

function toBoard(row: BoardRow): Board {
  const score: Score = row.score.kind === 'stars' ? { kind: 'stars' } : readGoal(row.score);
  return { ...row, score };
}
