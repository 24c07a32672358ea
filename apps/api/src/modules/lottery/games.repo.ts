import type { Language, LotteryArea } from '@champa/contract';
import type { FamilyId } from '@champa/lottery';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Game, GameSchedule, HotNumber, NewGame } from './domain/game.ts';
import type { Holiday } from './domain/plan.ts';
import { restoreGameTerms, storeGameTerms, type StoredGameTerms } from './domain/stored-terms.ts';

type GameRow = {
  code: string;
  vassalage: LotteryArea;
  family: FamilyId;
  names: Partial<Record<Language, string>>;
  source: 'house' | 'external';
  schedule: GameSchedule;
  terms: StoredGameTerms;
  revision: number;
  enabled: boolean;
  can_cancel: boolean;
  hot: HotNumber[];
};

/** All games, in the order of their pages. */
export async function selectGames(db: ReadHandle): Promise<Game[]> {
  const { rows } = await db.query<GameRow>(
    `SELECT g.code, g.vassalage, g.family, g.names, g.source, g.schedule, g.terms, g.revision, g.can_cancel,
       g.enabled AND g.vendor_id IS NOT NULL AS enabled,
       (SELECT coalesce(json_agg(json_build_object('play', h.play, 'number', h.number, 'perMille', h.permille)
          ORDER BY h.play, h.number), '[]') FROM lottery.hot_number AS h WHERE h.game_code = g.code) AS hot
     FROM lottery.game AS g
     ORDER BY g.sort, g.code`,
  );
  return rows.map(({ enabled, can_cancel: canCancel, terms, ...game }) => ({
    ...game,
    terms: restoreGameTerms(terms),
    isOpen: enabled,
    canCancel,
  }));
}

/** Adds a game; an existing one stays unchanged. @returns whether it was added */
export async function insertGame(tx: WriteHandle, game: NewGame): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO lottery.game (code, vassalage, vendor_id, family, names, source, schedule, terms, can_cancel, sort)
     VALUES ($1, $2, vendors.id_of($2), $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT DO NOTHING`,
    [
      game.code,
      game.vassalage,
      game.family,
      JSON.stringify(game.names),
      game.source,
      JSON.stringify(game.schedule),
      JSON.stringify(storeGameTerms(game.terms)),
      game.canCancel,
      game.sort,
    ],
  );
  return rowCount === 1;
}

/** Links games to vendors that were added after them. */
export async function updateVendors(tx: WriteHandle): Promise<void> {
  await tx.query(
    `UPDATE lottery.game SET vendor_id = vendors.id_of(vassalage)
     WHERE vendor_id IS NULL AND vendors.id_of(vassalage) IS NOT NULL`,
  );
}

/** @returns whether there is such a game */
export async function updateEnabled(tx: WriteHandle, code: string, enabled: boolean, reason: string): Promise<boolean> {
  const { rowCount } = await tx.query('UPDATE lottery.game SET enabled = $2, pause_reason = $3 WHERE code = $1', [
    code,
    enabled,
    reason,
  ]);
  return rowCount === 1;
}

/**
 * Sets or lifts the mark on a number; slips made by the earlier terms are refused. @returns whether there is such a
 * game
 */
export async function updateHotNumber(
  tx: WriteHandle,
  code: string,
  { play, number, perMille }: { play: string; number: string; perMille: 0 | 500 | 1000 },
  { reason, actor }: { reason: string; actor: string },
): Promise<boolean> {
  const { rowCount } = await tx.query('UPDATE lottery.game SET revision = revision + 1 WHERE code = $1', [code]);
  if (rowCount !== 1) return false;
  await tx.query('DELETE FROM lottery.hot_number WHERE game_code = $1 AND play = $2 AND number = $3', [
    code,
    play,
    number,
  ]);
  if (perMille !== 1000) {
    await tx.query(
      `INSERT INTO lottery.hot_number (game_code, play, number, permille, reason, actor, at)
       VALUES ($1, $2, $3, $4, $5, $6, lottery.now())`,
      [code, play, number, perMille, reason, actor],
    );
  }
  return true;
}

/** Which change of a game is its last, and by whom; locked until the transaction ends. */
export type Edited = { edition: number; sort: number; by: string | null; at: Temporal.Instant | null };

export async function lockEdition(tx: WriteHandle, code: string): Promise<Edited | null> {
  const { rows } = await tx.query<Edited>(
    'SELECT edition, sort, changed_by AS by, changed_at AS at FROM lottery.game WHERE code = $1 FOR NO KEY UPDATE',
    [code],
  );
  return rows[0] ?? null;
}

/** One of the games, as it is within the transaction. */
export async function selectGame(db: ReadHandle, code: string): Promise<Game | null> {
  return (await selectGames(db)).find((game) => game.code === code) ?? null;
}

/** What staff changes of a game. Other terms are another revision: slips made by those before are refused. */
export type GameEdit = Pick<Game, 'names' | 'schedule' | 'terms' | 'canCancel'> & { sort: number; isOfTerms: boolean };

export async function updateGame(tx: WriteHandle, code: string, edit: GameEdit): Promise<void> {
  await tx.query(
    `UPDATE lottery.game
     SET names = $2, schedule = $3, terms = $4, can_cancel = $5, sort = $6,
       revision = revision + CASE WHEN $7 THEN 1 ELSE 0 END
     WHERE code = $1`,
    [
      code,
      JSON.stringify(edit.names),
      JSON.stringify(edit.schedule),
      JSON.stringify(storeGameTerms(edit.terms)),
      edit.canCancel,
      edit.sort,
      edit.isOfTerms,
    ],
  );
}

/** The next edition of a game, by somebody. */
export async function updateEdition(tx: WriteHandle, code: string, by: string): Promise<void> {
  await tx.query(
    'UPDATE lottery.game SET edition = edition + 1, changed_by = $2, changed_at = lottery.now() WHERE code = $1',
    [code, by],
  );
}

export async function selectHolidays(db: ReadHandle, code: string): Promise<Holiday[]> {
  const { rows } = await db.query<{ day: string; moved_to: string | null }>(
    'SELECT day::text, moved_to::text FROM lottery.holiday WHERE game_code = $1 ORDER BY day',
    [code],
  );
  return rows.map(({ day, moved_to: movedTo }) => ({
    day: Temporal.PlainDate.from(day),
    movedTo: movedTo === null ? null : Temporal.PlainDate.from(movedTo),
  }));
}

export async function insertHoliday(tx: WriteHandle, code: string, { day, movedTo }: Holiday): Promise<void> {
  await tx.query('DELETE FROM lottery.holiday WHERE game_code = $1 AND day = $2', [code, day.toString()]);
  await tx.query('INSERT INTO lottery.holiday (game_code, day, moved_to) VALUES ($1, $2, $3)', [
    code,
    day.toString(),
    movedTo?.toString() ?? null,
  ]);
}

/** A day is drawn after all. @returns whether it was marked */
export async function deleteHoliday(tx: WriteHandle, code: string, day: Temporal.PlainDate): Promise<boolean> {
  const { rowCount } = await tx.query('DELETE FROM lottery.holiday WHERE game_code = $1 AND day = $2', [
    code,
    day.toString(),
  ]);
  return rowCount === 1;
}

export type NewChange = { gameCode: string; drawId: bigint | null; what: string; details: object; actor: string };

export async function insertChange(tx: WriteHandle, change: NewChange): Promise<void> {
  await tx.query(
    `INSERT INTO lottery.change (game_code, draw_id, what, details, actor, at) VALUES ($1, $2, $3, $4, $5, lottery.now())`,
    [change.gameCode, change.drawId, change.what, JSON.stringify(change.details), change.actor],
  );
}

/** A change of a game itself, not of one of its draws. */
export async function selectChange(db: ReadHandle, code: string, id: string): Promise<Made | null> {
  const { rows } = await db.query<Made>(
    'SELECT what, details FROM lottery.change WHERE id = $1 AND game_code = $2 AND draw_id IS NULL',
    [id, code],
  );
  return rows[0] ?? null;
}

export type Made = { what: string; details: Record<string, unknown> };

/** The database server's time: the only clock of betting. */
export async function selectNow(db: ReadHandle): Promise<Temporal.Instant> {
  const { rows } = await db.query<{ now: Temporal.Instant }>('SELECT lottery.now() AS now');
  return rows[0]!.now;
}
