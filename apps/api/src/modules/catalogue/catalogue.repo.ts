import type { GameType } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { CatalogueGame, CatalogueVendor } from './domain/game.ts';
import type { GameImport } from './domain/game-import.ts';

/** `sort` of a game nobody has placed: it comes last. */
const UNPLACED = 1_000_000;

/** A game as stored, its vendor by code only. */
export type GameRow = Omit<CatalogueGame, 'vendor' | 'category' | 'maintenanceUntil'> & { vassalage: string };

/** The number that grows with every change of a vendor or a game. */
export async function selectRevision(db: ReadHandle): Promise<bigint> {
  const { rows } = await db.query<{ number: bigint }>('SELECT number FROM catalogue.revision');
  return rows[0]!.number;
}

/** A vendor as stored; its windows are beside it. */
export type StoredVendor = Omit<CatalogueVendor, 'closedUntil'>;

/** Every vendor, in the order of the lobby. */
export async function selectVendors(db: ReadHandle): Promise<StoredVendor[]> {
  const { rows } = await db.query<StoredVendor>(
    `SELECT vassalage, display_name AS "displayName", game_type AS "gameType", account_type_name AS "accountTypeName",
       launch_mode AS "launchMode", enabled, maintenance, not_in AS "notIn"
     FROM catalogue.vendor
     ORDER BY sort, vassalage`,
  );
  return rows;
}

/** The areas that have a place in the lobby, in its order. */
export async function selectLaneOrder(db: ReadHandle): Promise<string[]> {
  const { rows } = await db.query<{ category: string }>('SELECT category FROM catalogue.lane ORDER BY sort, category');
  return rows.map(({ category }) => category);
}

/** The same; nobody else changes it until the transaction ends. */
export async function lockLaneOrder(tx: WriteHandle): Promise<string[]> {
  await tx.query('LOCK TABLE catalogue.lane IN SHARE ROW EXCLUSIVE MODE');
  return selectLaneOrder(tx);
}

export async function replaceLaneOrder(tx: WriteHandle, order: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM catalogue.lane');
  await tx.query(
    'INSERT INTO catalogue.lane (category, sort) SELECT category, sort FROM unnest($1::text[]) WITH ORDINALITY AS given (category, sort)',
    [order],
  );
}

/** @returns where it was not offered before; null: there is no such vendor */
export async function replaceVendorRegions(
  tx: WriteHandle,
  vassalage: string,
  notIn: readonly string[],
): Promise<string[] | null> {
  const { rows } = await tx.query<{ notIn: string[] }>(
    'SELECT not_in AS "notIn" FROM catalogue.vendor WHERE vassalage = $1 FOR NO KEY UPDATE',
    [vassalage],
  );
  if (!rows[0]) return null;
  await tx.query('UPDATE catalogue.vendor SET not_in = $2 WHERE vassalage = $1', [vassalage, notIn]);
  return rows[0].notIn;
}

/** Every game, in the order of the lobby. */
export async function selectGames(db: ReadHandle): Promise<GameRow[]> {
  const { rows } = await db.query<GameRow>(
    `SELECT node_id AS "nodeId", vassalage, game_type AS "gameType", game_code AS "gameCode", name, name_lo AS "nameLo",
       name_cn AS "nameCn", theme, classify, is_hot AS "isHot", support_play AS "supportPlay", min_bet AS "minBet", lines,
       rtp::text, tags, is_game AS "isGame", enabled, maintenance, cover, not_in AS "notIn",
       row_number() OVER (ORDER BY created_at DESC, node_id DESC)::integer AS newness
     FROM catalogue.game
     ORDER BY sort, node_id`,
  );
  return rows;
}

/** Whether a vendor has a game, and both are switched on. */
export async function hasGame(db: ReadHandle, vassalage: string, gameCode: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT 1
     FROM catalogue.game JOIN catalogue.vendor USING (vassalage)
     WHERE vassalage = $1 AND game_code = $2 AND game.enabled AND vendor.enabled`,
    [vassalage, gameCode],
  );
  return rowCount === 1;
}

/** A game's type; null: there is none of the code. */
export async function selectGameType(db: ReadHandle, vassalage: string, gameCode: string): Promise<GameType | null> {
  const { rows } = await db.query<{ gameType: GameType }>(
    'SELECT game_type AS "gameType" FROM catalogue.game WHERE vassalage = $1 AND game_code = $2',
    [vassalage, gameCode],
  );
  return rows[0]?.gameType ?? null;
}

export type VendorRow = Omit<StoredVendor, 'maintenance' | 'notIn'> & { sort: number };

/** Adds vendors, or updates existing ones to the given values. */
export async function upsertVendors(tx: WriteHandle, vendors: readonly VendorRow[]): Promise<void> {
  await tx.query(
    `INSERT INTO catalogue.vendor AS known
       (vassalage, display_name, game_type, account_type_name, launch_mode, sort, enabled)
     SELECT "vassalage", "displayName", "gameType", "accountTypeName", "launchMode", "sort", "enabled"
     FROM jsonb_to_recordset($1) AS given ("vassalage" text, "displayName" text, "gameType" text,
       "accountTypeName" text, "launchMode" text, "sort" integer, "enabled" boolean)
     ON CONFLICT (vassalage) DO UPDATE SET (display_name, game_type, account_type_name, launch_mode, sort, enabled)
       = (EXCLUDED.display_name, EXCLUDED.game_type, EXCLUDED.account_type_name, EXCLUDED.launch_mode, EXCLUDED.sort,
         EXCLUDED.enabled)
     WHERE (known.display_name, known.game_type, known.account_type_name, known.launch_mode, known.sort, known.enabled)
       IS DISTINCT FROM (EXCLUDED.display_name, EXCLUDED.game_type, EXCLUDED.account_type_name, EXCLUDED.launch_mode,
         EXCLUDED.sort, EXCLUDED.enabled)`,
    [JSON.stringify(vendors)],
  );
}

/** The given fields of a vendor. A known one keeps the others; a new one is an RNG vendor named by its code. */
export type VendorChange = {
  vassalage: string;
  displayName?: string | null;
  gameType?: GameType | null;
  accountTypeName?: string | null;
  launchMode?: 'frame' | 'window' | null;
  enabled?: boolean | null;
  maintenance?: boolean | null;
};

/** Adds a vendor, or changes the given fields of an existing one. A new one comes last. */
export async function upsertVendor(tx: WriteHandle, vendor: VendorChange): Promise<void> {
  const { vassalage, displayName, gameType, accountTypeName, launchMode, enabled, maintenance } = vendor;
  await tx.query(
    `INSERT INTO catalogue.vendor AS known
       (vassalage, display_name, game_type, account_type_name, launch_mode, enabled, maintenance, sort)
     SELECT $1, coalesce($2, $1), coalesce($3, 'RNG'), coalesce($4, $1), coalesce($5, 'frame'), coalesce($6, true),
       coalesce($7, false), coalesce((SELECT max(sort) + 1 FROM catalogue.vendor), 0)
     ON CONFLICT (vassalage) DO UPDATE SET display_name = coalesce($2, known.display_name),
       game_type = coalesce($3, known.game_type), account_type_name = coalesce($4, known.account_type_name),
       launch_mode = coalesce($5, known.launch_mode), enabled = coalesce($6, known.enabled),
       maintenance = coalesce($7, known.maintenance)`,
    [vassalage, displayName, gameType, accountTypeName, launchMode, enabled, maintenance],
  );
}

/** A game to be stored. */
export type GameWrite = GameImport & {
  theme?: string;
  isGame?: 'GAME' | 'VASSALAGE';
  sort?: number;
  createdAt: string;
};

export type UpsertCount = { added: number; changed: number };

/**
 * Adds games, or updates those of the same vendor and code; fields that a row leaves out keep their values. Rows that
 * change nothing write nothing. No two of `games` may be the same game.
 */
export async function upsertGames(tx: WriteHandle, games: readonly GameWrite[]): Promise<UpsertCount> {
  const { rows } = await tx.query<{ added: boolean }>(
    `INSERT INTO catalogue.game AS known (vassalage, game_code, name, game_type, name_lo, name_cn, theme, classify, is_hot,
       support_play, min_bet, lines, rtp, tags, is_game, enabled, maintenance, sort, created_at)
     SELECT given."vassalage", "gameCode", "gameName", "gameType",
       coalesce("nameLo", was.name_lo), coalesce("nameCn", was.name_cn), coalesce(given."theme", was.theme),
       coalesce("gameClassify", was.classify), coalesce("isHot", was.is_hot, 0),
       coalesce("supportPlay", was.support_play, 1), coalesce("minBet", was.min_bet),
       coalesce(given."lines", was.lines), coalesce(given."rtp", was.rtp), coalesce(given."tags", was.tags, '{}'),
       coalesce("isGame", was.is_game, 'GAME'), coalesce(given."enabled", was.enabled, true),
       coalesce(given."maintenance", was.maintenance, false),
       coalesce(given."sort", was.sort, $2), "createdAt"
     FROM ROWS FROM (jsonb_to_recordset($1) AS ("vassalage" text, "gameCode" text, "gameName" text, "gameType" text,
       "nameLo" text, "nameCn" text, "theme" text, "gameClassify" text, "isHot" smallint, "supportPlay" smallint,
       "minBet" bigint, "lines" integer, "rtp" numeric, "tags" text[], "isGame" text, "enabled" boolean, "maintenance" boolean,
       "sort" integer, "createdAt" timestamptz)) WITH ORDINALITY AS given
     LEFT JOIN catalogue.game AS was ON was.vassalage = given."vassalage" AND was.game_code = given."gameCode"
     -- New games are numbered in the order they were given.
     ORDER BY given.ordinality
     ON CONFLICT (vassalage, game_code) DO UPDATE SET (name, game_type, name_lo, name_cn, theme, classify, is_hot,
         support_play, min_bet, lines, rtp, tags, is_game, enabled, maintenance, sort, revision, changed_at, changed_by)
       = (EXCLUDED.name, EXCLUDED.game_type, EXCLUDED.name_lo, EXCLUDED.name_cn, EXCLUDED.theme, EXCLUDED.classify,
         EXCLUDED.is_hot, EXCLUDED.support_play, EXCLUDED.min_bet, EXCLUDED.lines, EXCLUDED.rtp, EXCLUDED.tags,
         EXCLUDED.is_game, EXCLUDED.enabled, EXCLUDED.maintenance, EXCLUDED.sort, known.revision + 1,
         EXCLUDED.created_at, NULL)
     WHERE (known.name, known.game_type, known.name_lo, known.name_cn, known.theme, known.classify, known.is_hot,
         known.support_play, known.min_bet, known.lines, known.rtp, known.tags, known.is_game, known.enabled,
         known.maintenance, known.sort)
       IS DISTINCT FROM (EXCLUDED.name, EXCLUDED.game_type, EXCLUDED.name_lo, EXCLUDED.name_cn, EXCLUDED.theme,
         EXCLUDED.classify, EXCLUDED.is_hot, EXCLUDED.support_play, EXCLUDED.min_bet, EXCLUDED.lines, EXCLUDED.rtp,
         EXCLUDED.tags, EXCLUDED.is_game, EXCLUDED.enabled, EXCLUDED.maintenance, EXCLUDED.sort)
     -- A row that was inserted has not been locked by anybody.
     RETURNING xmax = 0 AS added`,
    [JSON.stringify(games, amountsAsText), UNPLACED],
  );
  const added = rows.filter((row) => row.added).length;
  return { added, changed: rows.length - added };
}

function amountsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
